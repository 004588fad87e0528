/** The densest test field as a cartridge, so that its pilot's cycles are counted. */
import { defineCartridge } from "colorburst";
import {
	createField,
	createFieldScreen,
	FIELD_THINGS,
	showField,
	tickField,
} from "../../../../cart/volley/laboratory/patterns.ts";
import { flyTick, isLooking } from "../../../../cart/volley/pilot/fly.ts";
import { createMind } from "../../../../cart/volley/pilot/mind.ts";
import { FIELD_BOUNDS, FIELD_THREATS, FIELD_TUNING, wishIn } from "../field-tuning.ts";

export default defineCartridge({
	id: "colorburst.bench-field",
	title: "Field",
	author: "Colorburst",
	ticksPerSecond: 60,
	boot() {
		const mind = createMind(FIELD_TUNING, FIELD_THINGS, FIELD_THREATS);
		return { field: createField("rain", 2.8, 1001), screen: createFieldScreen(), mind };
	},
	tick({ field, screen, mind }) {
		if (isLooking(mind, FIELD_TUNING)) showField(field, screen);
		const { x, y } = wishIn(field);
		tickField(field, flyTick(mind, FIELD_TUNING, FIELD_BOUNDS, screen, field.shipX, field.shipY, x, y));
	},
});
