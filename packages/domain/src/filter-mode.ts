/** The state of two checkboxes: only the first, only the second, both, or neither. */
export const FILTER_MODES = { firstOnly: 0, secondOnly: 1, both: 2, neither: -1 } as const;

export type FilterMode = (typeof FILTER_MODES)[keyof typeof FILTER_MODES];

/** In the status filter the first is Completed and the second Not Completed. */
export function filterMode(first: boolean, second: boolean): FilterMode {
  if (first) return second ? FILTER_MODES.both : FILTER_MODES.firstOnly;
  return second ? FILTER_MODES.secondOnly : FILTER_MODES.neither;
}
