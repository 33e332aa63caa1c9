/** The orders that keys, buttons and the palette act on. */
export type ActionTarget<Key> = {
  /** `open`: the row under the cursor, whose details are shown; `checked`: rows with a tick. */
  readonly kind: 'none' | 'open' | 'checked';
  readonly keys: ReadonlySet<Key>;
};

/** Ticks win, since they were set one by one; without them the open row is meant, and nothing else ever is. */
export function actionTarget<Key>(open: Key | null, checked: ReadonlySet<Key>): ActionTarget<Key> {
  if (checked.size > 0) return { kind: 'checked', keys: checked };
  return open === null ? { kind: 'none', keys: new Set() } : { kind: 'open', keys: new Set([open]) };
}
