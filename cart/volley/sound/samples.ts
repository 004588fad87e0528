/** The sampled sounds that songs and effects name; importing them here puts them in the cartridge. */
import ballKick from "./ball-kick.wav?pcm";
import bassDrum from "./bass-drum.wav?pcm";
import crowdCheer from "./crowd-cheer.wav?pcm";
import crowdGroan from "./crowd-groan.wav?pcm";
import crowdLoop from "./crowd-loop.wav?pcm";
import snareDrum from "./snare-drum.wav?pcm";
import tom from "./tom.wav?pcm";
import whistle from "./whistle.wav?pcm";

/** `crowdLoop` is for `machine.playVoice(…, { loop: true })`: the murmur under a match. */
export const SAMPLES = { ballKick, bassDrum, crowdCheer, crowdGroan, crowdLoop, snareDrum, tom, whistle };
