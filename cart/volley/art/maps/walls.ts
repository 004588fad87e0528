/** What can't be driven through, as the map's places. */
import type { MapPlace } from "../kit/tile-map.ts";

/** Blocked pieces, gathered into rectangles of type "wall": each as wide as it can be, then as high. */
export function blockedPlaces(blocked: Uint8Array, columns: number, piecePx: number): MapPlace[] {
	const left = blocked.slice();
	const rows = left.length / columns;
	const places: MapPlace[] = [];
	const isFull = (column: number, row: number, width: number) => {
		for (let x = column; x < column + width; x++) if (left[row * columns + x] !== 1) return false;
		return true;
	};
	for (let row = 0; row < rows; row++)
		for (let column = 0; column < columns; column++) {
			if (left[row * columns + column] !== 1) continue;
			let width = 1;
			while (column + width < columns && left[row * columns + column + width] === 1) width += 1;
			let height = 1;
			while (row + height < rows && isFull(column, row + height, width)) height += 1;
			for (let y = row; y < row + height; y++) left.fill(0, y * columns + column, y * columns + column + width);
			places.push({
				name: `wall-${places.length + 1}`,
				type: "wall",
				xPx: column * piecePx,
				yPx: row * piecePx,
				widthPx: width * piecePx,
				heightPx: height * piecePx,
			});
		}
	return places;
}
