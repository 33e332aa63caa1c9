export const SEQUENCE_TIMEOUT_MS = 1500;

/** Strokes typed so far towards a sequence such as `g u`. */
export type SequenceState = { readonly strokes: readonly string[]; readonly atMs: number };

export const NO_STROKES: SequenceState = { strokes: [], atMs: 0 };

type Keyed = { readonly keys?: readonly string[] };

export type SequenceStep<C> =
  | { readonly kind: 'run'; readonly command: C; readonly state: SequenceState }
  | { readonly kind: 'wait'; readonly state: SequenceState }
  | { readonly kind: 'none'; readonly state: SequenceState };

/** Takes one stroke. A stroke that breaks a sequence may begin another, so `g [` still toggles the navigation. */
export function advanceSequence<C extends Keyed>(
  state: SequenceState,
  stroke: string,
  nowMs: number,
  commands: readonly C[],
): SequenceStep<C> {
  const isFresh = nowMs - state.atMs <= SEQUENCE_TIMEOUT_MS;
  const earlier = isFresh ? state.strokes : [];
  const strokes = [...earlier, stroke];
  const exact = commands.find(({ keys }) => keys?.length === strokes.length && startsWith(keys, strokes));
  if (exact !== undefined) return { kind: 'run', command: exact, state: NO_STROKES };
  if (commands.some(({ keys }) => keys !== undefined && keys.length > strokes.length && startsWith(keys, strokes))) {
    return { kind: 'wait', state: { strokes, atMs: nowMs } };
  }
  return earlier.length > 0
    ? advanceSequence(NO_STROKES, stroke, nowMs, commands)
    : { kind: 'none', state: NO_STROKES };
}

function startsWith(keys: readonly string[], strokes: readonly string[]): boolean {
  return strokes.every((stroke, index) => keys[index] === stroke);
}
