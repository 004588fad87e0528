import type { ComponentChildren } from "preact";

function Icon(props: { children: ComponentChildren }) {
	return (
		<svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
			{props.children}
		</svg>
	);
}

export const PauseIcon = () => (
	<Icon>
		<path d="M3 2h4v12H3zM9 2h4v12H9z" />
	</Icon>
);
export const PlayIcon = () => (
	<Icon>
		<path d="M4 2l10 6-10 6z" />
	</Icon>
);
export const SoundIcon = () => (
	<Icon>
		<path d="M1 5h3l4-3v12l-4-3H1z" />
		<path d="M10 5q3 3 0 6M12 3q5 5 0 10" fill="none" stroke="currentColor" stroke-width="1.5" />
	</Icon>
);
export const MutedIcon = () => (
	<Icon>
		<path d="M1 5h3l4-3v12l-4-3H1z" />
		<path d="M10 6l5 5M15 6l-5 5" fill="none" stroke="currentColor" stroke-width="1.5" />
	</Icon>
);
export const FullScreenIcon = () => (
	<Icon>
		<path d="M1 1h5v2H3v3H1zM10 1h5v5h-2V3h-3zM1 10h2v3h3v2H1zM13 10h2v5h-5v-2h3z" />
	</Icon>
);
export const TimingIcon = () => (
	<Icon>
		<path d="M1 3h2v5H1zM5 3h2v5H5zM9 3h2v5H9zM13 3h2v5h-2zM1 10h2.6v4H1zM6.7 10h2.6v4H6.7zM12.4 10H15v4h-2.6z" />
	</Icon>
);
export const SettingsIcon = () => (
	<Icon>
		<path d="M1 3h6v2H1zM11 3h4v2h-4zM8 1.5h2v5H8zM1 11h3v2H1zM8 11h7v2H8zM5 9.5h2v5H5z" />
	</Icon>
);
export const ShelfIcon = () => (
	<Icon>
		<path d="M2 2h3v10H2zM6 4h3v8H6zM10.2 3.2l2.8-.8 2.4 9-2.8.8zM1 13h14v1.6H1z" />
	</Icon>
);
export const RewindIcon = () => (
	<Icon>
		<path d="M8 3v10L1 8zM15 3v10L8 8z" />
	</Icon>
);
export const MemoryCardIcon = () => (
	<Icon>
		<path d="M3 1h8l3 3v11H3zM5 3v3h1.5V3zM8 3v3h1.5V3zM5 9h7v4H5z" fill-rule="evenodd" />
	</Icon>
);
export const GhostIcon = () => (
	<Icon>
		<path d="M2 15V7a6 6 0 0 1 12 0v8l-2-2-2 2-2-2-2 2-2-2zM5 6v3h2V6zM9 6v3h2V6z" fill-rule="evenodd" />
	</Icon>
);
