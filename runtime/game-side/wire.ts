import { checkedMessage } from "./message-check.ts";
import type { FromGameSide, Snapshot } from "./messages.ts";
import { PictureReceiver, PictureSender } from "./picture-wire.ts";

/** What a message's picture is on the wire: see picture-wire.ts. All else travels as it is. */
export class WireSender {
	readonly #pictures = new PictureSender();

	encode(message: FromGameSide): FromGameSide {
		if (message.type === "booted" || message.type === "tick") {
			return { ...message, snapshot: this.#changes(message.snapshot) };
		}
		if (message.type === "history" && message.answer.op === "restored") {
			return { ...message, answer: { ...message.answer, snapshot: this.#changes(message.answer.snapshot) } };
		}
		return message;
	}

	#changes(snapshot: Snapshot): Snapshot {
		return { ...snapshot, video: this.#pictures.changes(snapshot.video) };
	}
}

export class WireReceiver {
	readonly #pictures = new PictureReceiver();

	/** @returns the message, or null when it is none that an honest game side sends */
	decode(data: unknown): FromGameSide | null {
		const snapshot = Object(Object(data).snapshot ?? Object(Object(data).answer).snapshot);
		if ("video" in snapshot) snapshot.video = this.#pictures.picture(snapshot.video);
		return checkedMessage(data);
	}
}
