/** The value of a control: text, ids of its list, ticked or not, or null while it has none. */
export type ControlValue = string | boolean | readonly string[] | null;

/** A form as it stands. Plain data, so that it can be kept and sent. */
export type FormState = {
  readonly values: Readonly<Record<string, ControlValue>>;
  /** Which state rules hold, in the order of the file. */
  readonly holds: readonly boolean[];
  /** Values that a rule emptied, to be given back when it ends. */
  readonly emptied: Readonly<Record<string, ControlValue>>;
  /** Controls whose values came with an order and are sent although they are off, until a rule of theirs changes. */
  readonly kept: readonly string[];
  /** False when rules of the file change one another without end. */
  readonly isSettled: boolean;
};

export function isSameValue(a: ControlValue, b: ControlValue): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  return a.length === b.length && a.every((each, index) => each === b[index]);
}

export function valueOf(state: FormState, id: string): ControlValue {
  return Object.hasOwn(state.values, id) ? (state.values[id] ?? null) : null;
}
