/** Types of asset imports: reference this file from a cartridge's `env.d.ts`. */
declare module "*?tiles" {
	const asset: import("./assets.ts").TileAsset;
	export default asset;
}
declare module "*?map" {
	const asset: import("./assets.ts").MapAsset;
	export default asset;
}
declare module "*.song" {
	const asset: import("./assets.ts").SongAsset;
	export default asset;
}
declare module "*.effects" {
	const asset: import("./assets.ts").EffectBankAsset;
	export default asset;
}
declare module "*?pcm" {
	const asset: import("./assets.ts").PcmAsset;
	export default asset;
}
declare module "*?bank" {
	const asset: import("./assets.ts").DataAsset;
	export default asset;
}
