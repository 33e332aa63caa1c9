import { COUNTRIES } from '@meridian/domain/country';
import type { ConditionalRule, RuleFilter } from '@meridian/domain/entities/conditional-rule';
import { filterOf, type FilterField, isFilterField } from '@meridian/domain/strategy-groups/conditional-filters';
import { comparable } from '@meridian/domain/strategy-groups/match-rule';
import { zonedParts } from '@meridian/domain/zoned-time';
import { quoteName, quoteText } from '../sql-text.ts';

/** Joins `zones` to orders: the exchange's UTC offset on each day. */
export const ZONED_ORDERS =
  'parent_orders LEFT JOIN zones ON zones.zone_country = parent_orders.country AND zones.zone_day = parent_orders.trade_date';

const NOON_MS = 12 * 3_600_000;

/** The UTC offsets of all exchanges on some days, as a table. */
export function zoneTable(dates: readonly string[]): string {
  const rows = dates.flatMap((date) =>
    Object.entries(COUNTRIES).map(([country, { zone }]) => {
      const noonMs = Date.parse(`${date}T00:00:00Z`) + NOON_MS;
      const parts = zonedParts(noonMs, zone);
      const seconds = parts === null ? 0 : parts.hour * 3600 + parts.minute * 60 - NOON_MS / 1000;
      // At noon UTC some exchanges are already on the next day.
      return `(${quoteText(country)}, DATE ${quoteText(date)}, ${seconds < -43_200 ? seconds + 86_400 : seconds})`;
    }),
  );
  const values = rows.length === 0 ? `(NULL, NULL, NULL)` : rows.join(', ');
  return `SELECT * FROM (VALUES ${values}) AS zone(zone_country, zone_day, zone_seconds)`;
}

/** Seconds since midnight on the exchange's clock, at a time column of an order. Needs `ZONED_ORDERS`. */
export function secondsOfDay(column: string): string {
  return `((CAST(floor(${column} / 1000) AS BIGINT) + zone_seconds) % 86400 + 86400) % 86400`;
}

/** The history columns of rule fields, in the rule's unit. */
const OTHER_NAMES: Partial<Record<FilterField, string>> = {
  volatility: '100 * volatility',
  notional_usd: 'target_usd',
  start_time: secondsOfDay('start_timestamp'),
  end_time: secondsOfDay('end_timestamp'),
};

function literal(value: number | string): string {
  return typeof value === 'number' ? `CAST(${value} AS DOUBLE)` : quoteText(value);
}

/** Values that cannot be compared never match, as in routing. */
function filterSql({ filter, operator, values }: RuleFilter): string {
  const known = filterOf(filter);
  if (known === null || !isFilterField(filter)) return 'false';
  const given = values.map((value) => comparable(known.kind, value));
  if (given.length === 0 || given.some((value) => value === null)) return 'false';
  const terms = given.flatMap((value) => (value === null ? [] : [literal(value)]));
  const [first = 'NULL', second = 'NULL'] = terms;
  const raw = OTHER_NAMES[filter] ?? quoteName(filter);
  const isWord = known.kind === 'text' || known.kind === 'choice';
  const column = known.kind === 'flag' ? `CAST(${raw} AS INTEGER)` : isWord ? `lower(trim(${raw}))` : raw;
  if (operator === 'in') return `${column} IN (${terms.join(', ')})`;
  if (isWord && operator !== '=' && operator !== '!=') return 'false';
  if (operator === 'between') return given.length < 2 ? 'false' : `${column} BETWEEN ${first} AND ${second}`;
  return `${column} ${operator === '!=' ? '<>' : operator} ${first}`;
}

/** The index of the first rule that matches a past order. The number of rules when none does. */
export function firstRuleSql(rules: readonly ConditionalRule[]): string {
  const cases = rules.map(({ filters }, index) => {
    const all = filters.map((filter) => `(${filterSql(filter)})`).join(' AND ');
    return `WHEN ${all === '' ? 'true' : all} THEN ${index}`;
  });
  return cases.length === 0 ? '0' : `CASE ${cases.join(' ')} ELSE ${rules.length} END`;
}
