import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { NumberRange } from '@meridian/domain/entities/scheduled-report';
import { secondsOfDay } from '@meridian/history/queries/rule-sql';
import { quoteName, quoteText } from '@meridian/history/sql-text';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';

/** One filter as a condition of SQL, with what it is called. */
export type OrderFilter = { readonly label: string; readonly sql: string };

/** Orders that worked: what was refused, staged or never started says nothing. */
const WORKED = `start_timestamp IS NOT NULL AND status <> 'REJECTED' AND strat <> 'staging'`;
/** Orders that were accepted and never began: they have no cost, and a report names them. */
const IDLE = `start_timestamp IS NULL AND status <> 'REJECTED' AND strat <> 'staging' AND filled_qty = 0`;

function listSql(values: readonly string[]): string {
  return values.length === 0 ? 'NULL' : values.map(quoteText).join(', ');
}

/** An account brings all its allocation accounts; an allocation account may also be granted alone. */
export function scopeSql(scope: DataPermissions | null): string {
  if (scope === null) return 'true';
  return `(account IN (${listSql(scope.accounts)}) OR alloc_account IN (${listSql(scope.alloc_accounts)}))`;
}

type Choice = 'country' | 'base_symbol' | 'order_type' | 'actual_strategy' | 'algorithm' | 'algo_machine_name';

/** Where a past order keeps what a choice goes by. */
const CHOICES: readonly (readonly [Choice, string, string])[] = [
  ['country', 'country', 'Country'],
  ['base_symbol', 'exchange_base_symbol', 'Base symbol'],
  ['order_type', 'order_type', 'Order type'],
  ['actual_strategy', 'strat', 'Strategy'],
  ['algorithm', 'setting_name', 'Algo destination'],
  ['algo_machine_name', 'algo_machine_name', 'Algo machine'],
];

type Range = 'pct_adv' | 'avg_spread' | 'part_rate' | 'volatility' | 'volume_cap';

const RANGES: readonly (readonly [Range, string, string, string])[] = [
  ['pct_adv', 'percent_of_adv', 'ADV', '%'],
  ['avg_spread', 'avg_spread_bps', 'Spread', ' bps'],
  // An order without a wanted rate goes by the one that it had.
  ['part_rate', 'coalesce(part_rate, "%Volume")', 'Participation', '%'],
  ['volatility', '100 * volatility', 'Volatility', '%'],
  ['volume_cap', 'volume_cap', 'Volume cap', '%'],
];

function rangeSql(column: string, { min, max }: NumberRange): string {
  const low = min === null ? 'true' : `${column} >= ${min}`;
  const high = max === null ? 'true' : `${column} <= ${max}`;
  // Without a number an order is outside of every range.
  return `(${column} IS NOT NULL AND ${low} AND ${high})`;
}

function rangeLabel(label: string, unit: string, { min, max }: NumberRange): string {
  if (min !== null && max !== null) return `${label} ${min} to ${max}${unit}`;
  return min !== null ? `${label} from ${min}${unit}` : `${label} to ${max}${unit}`;
}

const WHOLE_DAY = '00:00:00';

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** A window may cross midnight; the same time at both ends is the whole day. */
function timeFilter({ start_time: from, end_time: to }: ReportSettings): OrderFilter[] {
  if (from === to) return [];
  const second = secondsOfDay('start_timestamp');
  const [low, high] = [secondsOf(from), to === WHOLE_DAY ? 86_400 : secondsOf(to)];
  const sql =
    low <= high ? `(${second} >= ${low} AND ${second} < ${high})` : `(${second} >= ${low} OR ${second} < ${high})`;
  return [{ label: `Started ${from.slice(0, 5)} to ${to.slice(0, 5)}, exchange time`, sql }];
}

/** The filters of a report in the order in which they apply; the first is the accounts. */
export function orderFilters(settings: ReportSettings, scope: DataPermissions | null): readonly OrderFilter[] {
  return filtersOf(settings, scope, WORKED);
}

/** The same for orders that never started. */
export function idleFilters(settings: ReportSettings, scope: DataPermissions | null): readonly OrderFilter[] {
  return filtersOf(settings, scope, IDLE);
}

function filtersOf(settings: ReportSettings, scope: DataPermissions | null, which: string): readonly OrderFilter[] {
  const { acc, alloc_acc, asset_class } = settings;
  const own = [which, scopeSql(scope)];
  if (acc.length > 0) own.push(`account IN (${listSql(acc)})`);
  if (alloc_acc.length > 0) own.push(`alloc_account IN (${listSql(alloc_acc)})`);
  const chosen = CHOICES.flatMap(([field, column, label]): OrderFilter[] => {
    const values = settings[field];
    if (values.length === 0) return [];
    return [
      { label: `${label}: ${values.slice(0, 4).join(', ')}`, sql: `${quoteName(column)} IN (${listSql(values)})` },
    ];
  });
  const ranges = RANGES.flatMap(([field, column, label, unit]): OrderFilter[] => {
    const range = settings[field];
    if (range === null || (range.min === null && range.max === null)) return [];
    return [{ label: rangeLabel(label, unit, range), sql: rangeSql(column, range) }];
  });
  return [
    { label: accountsLabel(settings, scope), sql: own.join(' AND ') },
    ...(asset_class === null ? [] : [{ label: asset_class, sql: `asset_class = ${quoteText(asset_class)}` }]),
    ...chosen,
    ...ranges,
    ...timeFilter(settings),
  ];
}

export function accountsLabel({ acc, alloc_acc }: ReportSettings, scope: DataPermissions | null): string {
  if (alloc_acc.length > 0) return alloc_acc.slice(0, 4).join(', ');
  if (acc.length > 0) return acc.slice(0, 4).join(', ');
  return scope === null ? 'All accounts' : 'All your accounts';
}

/** All of them together. */
export function allFiltersSql(filters: readonly OrderFilter[]): string {
  return filters.map(({ sql }) => `(coalesce(${sql}, false))`).join(' AND ');
}
