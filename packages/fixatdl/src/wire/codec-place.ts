import type { Parameter } from '../model/fixatdl-file.ts';
import type { ClockPlace } from './local-time.ts';

/** What the text of a value depends on besides its parameter. */
export type CodecPlace = ClockPlace & {
  /** Whether a control of a percentage holds 17.5 or 0.175 for 17.5%. */
  readonly percentages: 'percent' | 'ratio';
};

/** The place of a parameter that no clock stands for: its own zone, else the one of the order. */
export function placeOf({ localMktTz }: Parameter, place: CodecPlace): CodecPlace {
  return localMktTz === undefined ? place : { ...place, zone: localMktTz };
}
