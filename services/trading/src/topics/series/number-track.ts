const WIDTH = 6;
const FIRST_POINTS = 8;
/** A chart is a few hundred pixels wide, and every order has a track. */
export const MAX_TRACK_POINTS = 128;

/**
 * Rows of six numbers in time order, as a chart needs them: seven digits. The first number is a time, kept from the
 * first point on.
 */
export type NumberTrack = { values: Float32Array; length: number; readonly beganMs: number };

export function newTrack(beganMs: number): NumberTrack {
  return { values: new Float32Array(FIRST_POINTS * WIDTH), length: 0, beganMs };
}

/** Adds a row. True when the track was full and lost every second row. */
export function pushPoint(track: NumberTrack, atMs: number, point: readonly (number | null)[]): boolean {
  const isFull = track.length === MAX_TRACK_POINTS;
  if (isFull) thin(track);
  if ((track.length + 1) * WIDTH > track.values.length) resize(track, 2 * track.length);
  const row = track.length * WIDTH;
  track.values[row] = atMs - track.beganMs;
  for (let at = 1; at < WIDTH; at += 1) track.values[row + at] = point[at - 1] ?? Number.NaN;
  track.length += 1;
  return isFull;
}

/** A missing number is null. */
export function pointsOf({ values, length, beganMs }: NumberTrack): readonly (readonly (number | null)[])[] {
  return Array.from({ length }, (_, row) =>
    Array.from(values.subarray(row * WIDTH, (row + 1) * WIDTH), (value, at) => {
      if (at === 0) return beganMs + value;
      return Number.isNaN(value) ? null : value;
    }),
  );
}

/** No more points come. */
export function closeTrack(track: NumberTrack): void {
  resize(track, track.length);
}

function resize(track: NumberTrack, points: number): void {
  const values = new Float32Array(points * WIDTH);
  values.set(track.values.subarray(0, track.length * WIDTH));
  track.values = values;
}

/** Keeps the first row, so that the series keeps its start. */
function thin(track: NumberTrack): void {
  const left = Math.ceil(track.length / 2);
  for (let row = 1; row < left; row += 1) {
    track.values.copyWithin(row * WIDTH, 2 * row * WIDTH, (2 * row + 1) * WIDTH);
  }
  track.length = left;
}
