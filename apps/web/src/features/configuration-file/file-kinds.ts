import type { ConfigurationFile } from '@meridian/protocol/rest/configuration-file-schema';

/** In the order of the file. */
const KINDS = [
  { kind: 'setting', one: 'Strategy setting', many: 'Strategy settings' },
  { kind: 'strategy', one: 'Custom strategy', many: 'Custom strategies' },
  { kind: 'group', one: 'Strategy group', many: 'Strategy groups' },
  { kind: 'broker', one: 'Execution broker', many: 'Execution brokers' },
  { kind: 'destination', one: 'Destination', many: 'Switched destinations' },
  { kind: 'venue', one: 'Venue', many: 'Switched venues' },
  { kind: 'venue_configuration', one: 'Venue configuration', many: 'Venue configurations' },
  { kind: 'penalty', one: 'Venue penalty', many: 'Venue penalties' },
] as const;

export function kindWord(kind: string): string {
  return KINDS.find((known) => known.kind === kind)?.one ?? kind;
}

/** The number of rows of each kind. Null for a kind that the file does not contain. */
export function kindCounts({ rows }: ConfigurationFile) {
  return KINDS.map(({ kind, many }) => ({ kind, label: many, count: rows[kind]?.length ?? null }));
}

/** The plural of a kind, as the export lists it. */
export function kindLabel(kind: string): string {
  return KINDS.find((known) => known.kind === kind)?.many ?? kind;
}
