import type { InstrumentRow } from '@meridian/domain/reference/instrument-file';
import type { TickBand } from '@meridian/domain/reference/market-files';
import { inexpressibleTick } from '@meridian/domain/reference/price-steps';
import type { ReferenceFinding } from '@meridian/domain/reference/read-reference-file';
import type { ReferenceKind, ReferenceRows } from '@meridian/domain/reference/reference-kinds';
import type { TickChange } from '@meridian/domain/reference/tick-change';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import type { RowChange } from './compare-rows.ts';
import { placeOn, placesIn } from './instrument-places.ts';
import { rowsAsOf } from './reference-rows.ts';

type Changes = readonly RowChange<ReferenceRows[ReferenceKind]>[];

type Rows = {
  readonly instruments: ReadonlyMap<string, InstrumentRow>;
  readonly tables: ReadonlyMap<string, readonly TickBand[]>;
};

/**
 * The instruments whose ticks an import changes. Orders, fills and books count in the unit of an instrument, so a tick
 * that is no whole number of them needs another one, which begins with a day.
 */
export async function tickChanges(
  db: Kysely<Database>,
  kind: ReferenceKind,
  date: string,
  { changes, lineOf }: { readonly changes: Changes; readonly lineOf: (key: string) => number | null },
): Promise<readonly TickChange[]> {
  if (kind !== 'instruments' && kind !== 'tick_tables') return [];
  const places = await placesIn(db);
  if (places.size === 0) return [];
  const instruments = await rowsAsOf(db, 'instruments', date);
  const bands = await rowsAsOf(db, 'tick_tables', date);
  const before: Rows = { instruments, tables: tablesOf(bands) };
  const after: Rows = {
    instruments: kind === 'instruments' ? changed(instruments, changes) : instruments,
    tables: kind === 'tick_tables' ? tablesOf(changed(bands, changes)) : before.tables,
  };
  const keys = new Set(changes.map(({ key }) => key));
  // The key of a band is its table and starting price.
  const names = new Set([...keys].map((key) => key.split(' ', 1)[0]));
  const found = [...after.instruments].flatMap(([key, row]): ChangeOf[] => {
    const was = before.instruments.get(key);
    if (was === undefined || (kind === 'instruments' ? !keys.has(key) : !names.has(row.tick_table))) return [];
    const [old, table] = [before.tables.get(was.tick_table) ?? [], after.tables.get(row.tick_table) ?? []];
    if (JSON.stringify(old) === JSON.stringify(table)) return [];
    const unit = placeOn(places, row.bestex_id, '9999')?.priceUnit ?? null;
    const tick = unit === null ? null : inexpressibleTick(table, unit);
    const band = table.find(({ tick_size }) => tick_size === tick);
    const line = kind === 'instruments' ? lineOf(key) : lineOf(`${row.tick_table} ${band?.from_price ?? 0}`);
    const { exchange_symbol, asset_class } = row;
    const change = { exchange_symbol, asset_class, before: old, after: table, isFiner: tick !== null, line };
    return [{ bestexId: row.bestex_id, change }];
  });
  return [...found.map(({ change }) => change), ...spreadsOf(found, after)];
}

type ChangeOf = { readonly bestexId: string; readonly change: TickChange };

/** A spread counts the prices of its legs: it begins anew with them. */
function spreadsOf(found: readonly ChangeOf[], { instruments, tables }: Rows): readonly TickChange[] {
  const isFiner = ({ change }: ChangeOf): boolean => change.isFiner;
  const finer = new Map(found.filter(isFiner).map(({ bestexId, change }) => [bestexId, change]));
  return [...instruments.values()].flatMap((row) => {
    const leg = finer.get(row.near_leg ?? '') ?? finer.get(row.far_leg ?? '');
    if (leg === undefined || finer.has(row.bestex_id)) return [];
    const { exchange_symbol, asset_class } = row;
    const bands = tables.get(row.tick_table) ?? [];
    return [{ exchange_symbol, asset_class, before: bands, after: bands, isFiner: true, line: leg.line }];
  });
}

/** What is said where nobody can tell which orders there are. */
export function finerRefused(changes: readonly TickChange[]): readonly ReferenceFinding[] {
  const finer = changes.filter(({ isFiner }) => isFiner);
  return finer.map(({ exchange_symbol, line }) => ({
    line,
    message: `The tick of ${exchange_symbol} becomes finer: import it from a later day on.`,
  }));
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
