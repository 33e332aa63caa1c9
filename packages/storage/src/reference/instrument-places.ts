import { finerUnit } from '@meridian/domain/reference/price-steps';
import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { Database } from '../schema/database.ts';
import { transaction } from '../transaction.ts';

/** How orders refer to an instrument. It is permanent; otherwise old orders would refer to something else. */
export type InstrumentPlace = {
  /** Contiguous from 0. */
  readonly position: number;
  /** The unit of its prices. */
  readonly priceUnit: number;
  /** YYYY-MM-DD, its first day. Empty for the first place of an instrument. */
  readonly effectiveFrom: string;
};

export type PlaceWanted = {
  readonly bestexId: string;
  readonly priceUnit: number;
  /** For an instrument whose position is older than stored units. */
  readonly unitBefore: number;
  /** A spread counts the prices of its legs, so it moves with them. */
  readonly legs?: readonly string[];
};

/** The places of an instrument, oldest first. */
export type PlacesById = ReadonlyMap<string, readonly InstrumentPlace[]>;

/** The place of an instrument on a day. */
export function placeOn(places: PlacesById, bestexId: string, date: string): InstrumentPlace | null {
  return places.get(bestexId)?.findLast(({ effectiveFrom }) => effectiveFrom <= date) ?? null;
}

/**
 * The places of instruments. New ones get the next positions, in the given order, and so do those whose ticks of the day
 * are no whole number of their unit: what was counted before keeps its place and its unit.
 */
export function instrumentPlaces(
  database: OpenDatabase,
  wanted: readonly PlaceWanted[],
  date: string,
): Promise<PlacesById> {
  const ids = wanted.map(({ bestexId }) => bestexId);
  return transaction(database, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('instrument_position', 0))`.execute(db);
    await sql`
      update instrument_position as kept set price_unit = t.unit
      from unnest(${ids}::text[], ${wanted.map(({ unitBefore }) => unitBefore)}::float8[]) as t(bestex_id, unit)
      where kept.bestex_id = t.bestex_id and kept.price_unit is null`.execute(db);
    const known = await placesIn(db);
    const added = wanted.filter(({ bestexId }) => !known.has(bestexId));
    await insert(
      db,
      added.map(({ bestexId, priceUnit }) => ({ bestexId, priceUnit, effectiveFrom: '' })),
    );
    await insert(db, finerPlaces(wanted, known, date));
    return placesIn(db);
  });
}

type NewPlace = Omit<InstrumentPlace, 'position'> & Pick<PlaceWanted, 'bestexId'>;

function finerPlaces(wanted: readonly PlaceWanted[], known: PlacesById, date: string): readonly NewPlace[] {
  const finer = wanted.flatMap(({ bestexId, priceUnit }): NewPlace[] => {
    const place = placeToMove(known, bestexId, date);
    const unit = place === null ? null : finerUnit(place.priceUnit, priceUnit);
    return unit === null ? [] : [{ bestexId, priceUnit: unit, effectiveFrom: date }];
  });
  const moved = new Set(finer.map(({ bestexId }) => bestexId));
  const spreads = wanted.flatMap(({ bestexId, legs = [] }): NewPlace[] => {
    const place = moved.has(bestexId) ? null : placeToMove(known, bestexId, date);
    if (place === null || !legs.some((leg) => moved.has(leg))) return [];
    return [{ bestexId, priceUnit: place.priceUnit, effectiveFrom: date }];
  });
  return [...finer, ...spreads];
}

/** Null where another place begins later: a look at a day before it changes nothing. */
function placeToMove(known: PlacesById, bestexId: string, date: string): InstrumentPlace | null {
  const newest = known.get(bestexId)?.at(-1);
  return newest === undefined || newest.effectiveFrom >= date ? null : newest;
}

async function insert(db: Kysely<Database>, places: readonly NewPlace[]): Promise<void> {
  if (places.length === 0) return;
  await sql`
    insert into instrument_position (bestex_id, position, price_unit, effective_from)
    select bestex_id, (select count(*) from instrument_position) + nth - 1, unit, effective_from
    from unnest(${places.map(({ bestexId }) => bestexId)}::text[],
      ${places.map(({ priceUnit }) => priceUnit)}::float8[],
      ${places.map(({ effectiveFrom }) => effectiveFrom)}::text[])
      with ordinality as t(bestex_id, unit, effective_from, nth)`.execute(db);
}

/** Without those that are older than units and not wanted any more. */
export async function placesIn(db: Kysely<Database>): Promise<PlacesById> {
  const rows = await db.selectFrom('instrument_position').selectAll().orderBy('effective_from').execute();
  const places = rows.flatMap(({ bestex_id, position, price_unit, effective_from: effectiveFrom }) =>
    price_unit === null ? [] : [{ bestexId: bestex_id, position, priceUnit: price_unit, effectiveFrom }],
  );
  return Map.groupBy(places, ({ bestexId }) => bestexId);
}
