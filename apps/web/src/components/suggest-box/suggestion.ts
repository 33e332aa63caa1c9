/** A text that can be inserted at the cursor. */
export type Suggestion = {
  readonly key: string;
  readonly text: string;
  /** A dimmed explanation after it. */
  readonly detail: string;
};

/** The next option by arrow key. −1 is none: Enter then takes the typed text. */
export function nextOption(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
