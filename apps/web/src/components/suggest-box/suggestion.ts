/** Something that can stand where the cursor is. */
export type Suggestion = {
  readonly key: string;
  readonly text: string;
  /** What it is, quietly after it. */
  readonly detail: string;
};

/** The option that the arrow keys reach next; -1 is none of them, so that Enter means the text as it is typed. */
export function nextOption(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
