import { sql } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import { transaction } from '../transaction.ts';

/** How orders refer to an instrument. It is permanent; otherwise old orders would refer to something else. */
export type InstrumentPlace = {
  /** Contiguous from 0. */
  readonly position: number;
  /** The unit of its prices. */
  readonly priceUnit: number;
};

export type PlaceWanted = {
  readonly bestexId: string;
  readonly priceUnit: number;
  /** For an instrument whose position is older than stored units. */
  readonly unitBefore: number;
};

/** The positions of instruments. New ones get the next positions, in the given order. */
export function instrumentPlaces(
  database: OpenDatabase,
  wanted: readonly PlaceWanted[],
): Promise<ReadonlyMap<string, InstrumentPlace>> {
  const ids = wanted.map(({ bestexId }) => bestexId);
  return transaction(database, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('instrument_position', 0))`.execute(db);
    await sql`
      update instrument_position as kept set price_unit = t.unit
      from unnest(${ids}::text[], ${wanted.map(({ unitBefore }) => unitBefore)}::float8[]) as t(bestex_id, unit)
      where kept.bestex_id = t.bestex_id and kept.price_unit is null`.execute(db);
    await sql`
      insert into instrument_position (bestex_id, position, price_unit)
      select bestex_id, (select count(*) from instrument_position) + row_number() over (order by nth) - 1, unit
      from unnest(${ids}::text[], ${wanted.map(({ priceUnit }) => priceUnit)}::float8[])
        with ordinality as t(bestex_id, unit, nth)
      where bestex_id not in (select bestex_id from instrument_position)`.execute(db);
    const rows = await db.selectFrom('instrument_position').selectAll().execute();
    return new Map(
      rows.flatMap(({ bestex_id, position, price_unit }) =>
        price_unit === null ? [] : [[bestex_id, { position, priceUnit: price_unit }] as const],
      ),
    );
  });
}
