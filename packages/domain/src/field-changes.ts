import { cutText } from './well-formed.ts';

export type FieldChange = { readonly before: unknown; readonly after: unknown };

type Fields = Readonly<Record<string, unknown>> | null;

/** The longest text of a value. A list of ten thousand names would make a log that nobody reads. */
const MAX_VALUE_LENGTH = 2_000;

/** What changed, field by field, with the value before and after. Null for what was not there. */
export function fieldChanges(before: Fields, after: Fields): Record<string, FieldChange> {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changes: [string, FieldChange][] = [];
  for (const name of names) {
    const [old, now] = [valueOf(before, name), valueOf(after, name)];
    if (JSON.stringify(old) !== JSON.stringify(now))
      changes.push([name, { before: bounded(old), after: bounded(now) }]);
  }
  return Object.fromEntries(changes);
}

function valueOf(fields: Fields, name: string): unknown {
  return fields !== null && Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
}

function bounded(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text.length <= MAX_VALUE_LENGTH ? value : `${cutText(text, MAX_VALUE_LENGTH)}…`;
}
