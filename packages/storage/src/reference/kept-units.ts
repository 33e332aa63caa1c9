import type { InstrumentRow } from '@meridian/domain/reference/instrument-file';
import type { TickBand } from '@meridian/domain/reference/market-files';
import { inexpressibleTick } from '@meridian/domain/reference/price-steps';
import type { ReferenceFinding } from '@meridian/domain/reference/read-reference-file';
import type { ReferenceKind, ReferenceRows } from '@meridian/domain/reference/reference-kinds';
import { tickSizeAt } from '@meridian/domain/reference/tick-size-at';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import type { RowChange } from './compare-rows.ts';
import { rowsAsOf } from './reference-rows.ts';

const MAX_NAMED = 20;

/** An instrument whose prices are kept in a unit that the file's ticks do not fit into. */
export type TooFine = Pick<InstrumentRow, 'exchange_symbol' | 'asset_class'>;

export type UnitFindings = {
  readonly findings: readonly ReferenceFinding[];
  readonly instruments: readonly TooFine[];
};

type Changes = readonly RowChange<ReferenceRows[ReferenceKind]>[];

const NOTHING: UnitFindings = { findings: [], instruments: [] };

/**
 * The instruments that an import would give a tick finer than the unit in which their prices are kept. Orders, fills
 * and books count in that unit, so such a tick would change averages and refuse limits without a word.
 */
export async function unitFindings(
  db: Kysely<Database>,
  kind: ReferenceKind,
  date: string,
  { changes, lineOf }: { readonly changes: Changes; readonly lineOf: (key: string) => number | null },
): Promise<UnitFindings> {
  if (kind !== 'instruments' && kind !== 'tick_tables') return NOTHING;
  const places = await db.selectFrom('instrument_position').select(['bestex_id', 'price_unit']).execute();
  const units = new Map(places.map(({ bestex_id, price_unit }) => [bestex_id, price_unit]));
  if (units.size === 0) return NOTHING;
  const before = {
    instruments: await rowsAsOf(db, 'instruments', date),
    bands: await rowsAsOf(db, 'tick_tables', date),
  };
  const instruments = kind === 'instruments' ? changed(before.instruments, changes) : before.instruments;
  const bands = kind === 'tick_tables' ? changed(before.bands, changes) : before.bands;
  const [oldTables, tables] = [tablesOf(before.bands), tablesOf(bands)];
  const keys = new Set(changes.map(({ key }) => key));
  // The key of a band is its table and starting price.
  const names = new Set([...keys].map((key) => key.split(' ', 1)[0]));
  const found: (TooFine & ReferenceFinding)[] = [];
  for (const [key, row] of instruments) {
    if (kind === 'instruments' ? !keys.has(key) : !names.has(row.tick_table)) continue;
    const unit = units.get(row.bestex_id) ?? null;
    const table = tables.get(row.tick_table) ?? [];
    const tick = unit === null ? null : inexpressibleTick(table, unit);
    if (unit === null || tick === null) continue;
    const was = before.instruments.get(key);
    const old = was === undefined ? null : tickSizeAt(oldTables.get(was.tick_table) ?? [], was.previous_close);
    const band = table.find(({ tick_size }) => tick_size === tick);
    const line = kind === 'instruments' ? lineOf(key) : lineOf(`${row.tick_table} ${band?.from_price ?? 0}`);
    const { exchange_symbol, asset_class } = row;
    found.push({ exchange_symbol, asset_class, line, message: wordsFor(exchange_symbol, { tick, old, unit }) });
  }
  const findings = found.slice(0, MAX_NAMED).map(({ line, message }) => ({ line, message }));
  const rest = found.length - findings.length;
  if (rest > 0) findings.push({ line: null, message: `${rest} more instruments have too fine a tick.` });
  return { findings, instruments: found.map(({ exchange_symbol, asset_class }) => ({ exchange_symbol, asset_class })) };
}

type Ticks = { readonly tick: number; readonly old: number | null; readonly unit: number };

function wordsFor(symbol: string, { tick, old, unit }: Ticks): string {
  const from = old === null ? '' : ` from ${old}`;
  return (
    `The tick of ${symbol} cannot become finer${from} to ${tick}: its prices are kept in units of ${unit}. Keep a ` +
    `multiple of ${unit}, or end it with its last trading date and import it under a new id with the finer tick.`
  );
}

function changed<Row>(before: ReadonlyMap<string, Row>, changes: Changes): ReadonlyMap<string, Row> {
  const rows = new Map(before);
  for (const { key, after } of changes) {
    if (after === null) rows.delete(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the changes are of the kind of these rows.
    else rows.set(key, after as Row);
  }
  return rows;
}

function tablesOf(bands: ReadonlyMap<string, TickBand>): ReadonlyMap<string, readonly TickBand[]> {
  return Map.groupBy(bands.values(), ({ tick_table }) => tick_table);
}
