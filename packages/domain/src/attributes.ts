import { ATTRIBUTES, type AttributeKey, type AttributeKind } from './attribute-keys.ts';
import type { AttributeFields } from './entities/attribute-fields.ts';
import { finiteNumber } from './finite-number.ts';
import { flagValue } from './flag-value.ts';
import { codeValue, ownValue, parseJsonRecord } from './json-text.ts';
import type { Maybe } from './maybe.ts';
import { type PairFilter, passesPairFilter } from './pair-filter.ts';

function readAs(kind: AttributeKind, value: unknown): number | string | boolean | null {
  if (kind === 'flag') return flagValue(value) ?? false;
  return kind === 'time' ? codeValue(value) : finiteNumber(value);
}

/** One wrong value costs only its own field; a broken text leaves every field empty. */
export function parseAttributes(attributesJson: Maybe<string>): AttributeFields {
  const record = parseJsonRecord(attributesJson);
  const entries = ATTRIBUTES.map(({ key, kind }) => [key, readAs(kind, ownValue(record, key))] as const);
  // The table decides each value's type by its kind, which Object.fromEntries cannot express.
  return Object.fromEntries(entries) as unknown as AttributeFields;
}

/** Leaves out what is unknown, so that the text stays small on every update. */
export function attributesToJson(attributes: Partial<AttributeFields>): string {
  const known = ATTRIBUTES.map(({ key }): [AttributeKey, unknown] => [key, attributes[key]]);
  return JSON.stringify(Object.fromEntries(known.filter(([, value]) => value !== null && value !== undefined)));
}

/** True while a schedule-based strategy is held back by its volume cap. */
export function isVolumeCapConstrained(row: { readonly attributes_json?: Maybe<string> }): boolean {
  return parseAttributes(row.attributes_json).schedule_volume_cap_constrained;
}

/** The boxes of the volume-cap filter, a pair filter over isVolumeCapConstrained. */
export const VOLUME_CAP_FILTER_LABELS = { yes: 'VC Constrained', no: 'Not VC Constrained' } as const;

export function passesVolumeCapFilter(filter: PairFilter, row: { readonly attributes_json?: Maybe<string> }): boolean {
  return passesPairFilter(filter, isVolumeCapConstrained(row));
}
