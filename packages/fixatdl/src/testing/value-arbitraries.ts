import * as fc from 'fast-check';
import type { EnumPair, ListItem } from '../model/fixatdl-file.ts';

const CHARACTERS = Array.from('abcXYZ019 .,:;!?<>&"\'()[]{}/\\+-_#é€ß漢😀\n\t');

/** Texts with everything that XML and FIX treat in a way of their own. */
export function anyText(maxLength = 20): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...CHARACTERS), { maxLength }).map((each) => each.join(''));
}

export function wordy(maxLength = 12): fc.Arbitrary<string> {
  return anyText(maxLength).map((text) => `w${text}`.trim());
}

/** Decimals as they are written shortest, such as 12.5. */
export function decimals(min: number, max: number, places = 3): fc.Arbitrary<string> {
  const scale = 10 ** places;
  return fc
    .integer({ min: Math.ceil(min * scale), max: Math.floor(max * scale) })
    .map((units) => String(Number((units / scale).toFixed(places))));
}

const two = (max: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max }).map((each) => String(each).padStart(2, '0'));

export function timesOfDay(): fc.Arbitrary<string> {
  return fc
    .tuple(two(23), two(59), two(59), fc.constantFrom('', '', '.250', '.123456'))
    .map(([hour, minute, second, fraction]) => `${hour}:${minute}:${second}${fraction}`);
}

export function dates(): fc.Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: 2020, max: 2035 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`);
}

export function monthYears(): fc.Arbitrary<string> {
  return fc
    .tuple(dates(), fc.constantFrom('', 'day', 'w1', 'w5'))
    .map(([date, form]) => (form === 'day' ? date : `${date.slice(0, 6)}${form}`));
}

export const zones = fc.constantFrom(
  'America/New_York',
  'Europe/London',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Africa/Johannesburg',
);

/** Pairs e_0, e_1 and so on with wire values of their own, the last of which may send nothing. */
export function pairsOf(wires: readonly string[], mayBeNothing = true): fc.Arbitrary<readonly EnumPair[]> {
  return fc
    .record({
      count: fc.integer({ min: 2, max: wires.length }),
      hasNothing: mayBeNothing ? fc.boolean() : fc.constant(false),
      descriptions: fc.array(fc.option(anyText(8), { nil: undefined }), {
        minLength: wires.length,
        maxLength: wires.length,
      }),
    })
    .map(({ count, hasNothing, descriptions }) =>
      wires.slice(0, count).map((wire, index) =>
        given({
          line: 0,
          enumID: `e_${index}`,
          wireValue: hasNothing && index === count - 1 ? '{NULL}' : wire,
          description: descriptions[index],
        }),
      ),
    );
}

export function itemsOf(pairs: readonly EnumPair[]): readonly ListItem[] {
  return pairs.map(({ enumID }) => ({ line: 0, enumID, uiRep: `Item ${enumID}`, stateRules: [] }));
}

type Given<Model> = { [Name in keyof Model as undefined extends Model[Name] ? never : Name]: Model[Name] } & {
  [Name in keyof Model as undefined extends Model[Name] ? Name : never]?: Exclude<Model[Name], undefined>;
};

/** A record without the entries that are undefined, because the model leaves out what a file leaves out. */
export function given<Model extends object>(model: Model): Given<Model> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left has no undefined values.
  return Object.fromEntries(Object.entries(model).filter(([, value]) => value !== undefined)) as Given<Model>;
}
