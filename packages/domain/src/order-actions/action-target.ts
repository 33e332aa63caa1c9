/** The orders that keys, buttons and the palette act on. */
export type ActionTarget<Key> = {
  /** `open`: the row under the cursor, whose details are shown. `checked`: the ticked rows. */
  readonly kind: 'none' | 'open' | 'checked';
  readonly keys: ReadonlySet<Key>;
};

/** Ticked rows take precedence. Without ticks the open row is the target. */
export function actionTarget<Key>(open: Key | null, checked: ReadonlySet<Key>): ActionTarget<Key> {
  if (checked.size > 0) return { kind: 'checked', keys: checked };
  return open === null ? { kind: 'none', keys: new Set() } : { kind: 'open', keys: new Set([open]) };
}
