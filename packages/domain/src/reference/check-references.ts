import type { ReferenceFinding, ReferenceLine } from './read-reference-file.ts';
import type { ReferenceKind, ReferenceRows } from './reference-kinds.ts';

/** The existing keys of each kind, including those of the file itself. */
export type KnownReferences = {
  readonly has: (kind: ReferenceKind, key: string) => boolean;
  readonly hasTickTable: (name: string) => boolean;
};

type Missing = readonly [what: string, key: string, isKnown: boolean];

type Check<Kind extends ReferenceKind> = (row: ReferenceRows[Kind], known: KnownReferences) => readonly Missing[];

const each = (what: string, keys: readonly string[], kind: ReferenceKind, { has }: KnownReferences): Missing[] =>
  keys.map((key) => [what, key, has(kind, key)]);

const CHECKS: { readonly [Kind in ReferenceKind]: Check<Kind> } = {
  exchange_rates: () => [],
  tick_tables: () => [],
  calendars: () => [],
  brokers: () => [],
  vendors: () => [],
  venues: () => [],
  holidays: ({ calendar }, known) => each('trading calendar', [calendar], 'calendars', known),
  destinations: ({ exec_broker, venues }, known) => [
    ...each('broker', [exec_broker], 'brokers', known),
    ...each('venue', venues, 'venues', known),
  ],
  instruments: (row, known) => [
    ...each('exchange rate', [row.trade_currency], 'exchange_rates', known),
    ...each('trading calendar', [row.calendar], 'calendars', known),
    ...each('venue', row.venues, 'venues', known),
    ['tick table', row.tick_table, known.hasTickTable(row.tick_table)],
    ...each(
      'leg',
      [row.near_leg, row.far_leg].filter((leg) => leg !== null),
      'instruments',
      known,
    ),
  ],
};

/** Names in a row that do not exist, as text. */
export function missingReferences<Kind extends ReferenceKind>(
  kind: Kind,
  row: ReferenceRows[Kind],
  known: KnownReferences,
): readonly string[] {
  const check: Check<Kind> = CHECKS[kind];
  return check(row, known)
    .filter(([, , isKnown]) => !isKnown)
    .map(([what, key]) => `${what} ${key}`);
}

/** A finding for each line that names something that does not exist. */
export function checkReferences<Kind extends ReferenceKind>(
  kind: Kind,
  lines: readonly ReferenceLine<ReferenceRows[Kind]>[],
  known: KnownReferences,
): readonly ReferenceFinding[] {
  return lines.flatMap(({ line, row }) =>
    missingReferences(kind, row, known).map((what) => ({
      line,
      message: `The ${what} is not known: import it first.`,
    })),
  );
}
