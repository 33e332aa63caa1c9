const WIDTH = 6;
const FIRST_POINTS = 8;
/** A chart shows no more points than a few hundred pixels. */
export const MAX_TRACK_POINTS = 256;

/** Rows of six numbers in time order. The first number is a time. */
export type NumberTrack = { values: Float64Array; length: number };

export function newTrack(): NumberTrack {
  return { values: new Float64Array(FIRST_POINTS * WIDTH), length: 0 };
}

/** Adds a row. True when the track was full and lost every second row. */
export function pushPoint(track: NumberTrack, point: readonly (number | null)[]): boolean {
  const isFull = track.length === MAX_TRACK_POINTS;
  if (isFull) thin(track);
  if ((track.length + 1) * WIDTH > track.values.length) grow(track);
  for (let at = 0; at < WIDTH; at += 1) track.values[track.length * WIDTH + at] = point[at] ?? Number.NaN;
  track.length += 1;
  return isFull;
}

/** A missing number is null. */
export function pointsOf({ values, length }: NumberTrack): readonly (readonly (number | null)[])[] {
  return Array.from({ length }, (_, row) =>
    Array.from(values.subarray(row * WIDTH, (row + 1) * WIDTH), (value) => (Number.isNaN(value) ? null : value)),
  );
}

function grow(track: NumberTrack): void {
  const larger = new Float64Array(2 * track.values.length);
  larger.set(track.values);
  track.values = larger;
}

/** Keeps the first row, so that the series keeps its start. */
function thin(track: NumberTrack): void {
  const left = Math.ceil(track.length / 2);
  for (let row = 1; row < left; row += 1) {
    track.values.copyWithin(row * WIDTH, 2 * row * WIDTH, (2 * row + 1) * WIDTH);
  }
  track.length = left;
}
