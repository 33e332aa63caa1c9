import type { Maybe } from './maybe.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null for anything except a JSON object. A row with an invalid text must still show its other fields. */
export function parseJsonRecord(text: Maybe<string>): JsonRecord | null {
  if (typeof text !== 'string' || text.trim() === '') return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isJsonRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Own keys only, so that a key such as "constructor" reads as missing. */
export function ownValue(record: JsonRecord | null, key: string): unknown {
  return record !== null && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Blank text counts as missing. */
export function textValue(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Codes such as -1 arrive as numbers or as text; both are kept as text. */
export function codeValue(value: unknown): string | null {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : textValue(value);
}

/** An object with sorted keys at all levels. */
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sortKeys(each)]));
}

/** Equal for documents that differ only in the order of their keys. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(sortKeys(value)) ?? '';
}
