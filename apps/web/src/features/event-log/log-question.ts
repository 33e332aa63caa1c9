import type { DataPermissions } from '@meridian/domain/entities/permissions';
import { isLogLevel, type LogLevel } from '@meridian/domain/log-level';
import type { LogScope } from '@meridian/domain/log-scope';
import type { NodeFilters } from '@meridian/live-client/node-logs/node-socket';

/** The filter of a log, stored in the address. */
export type LogQuestion = {
  readonly search: string;
  /** Null for all. */
  readonly level: LogLevel | null;
  /** The parent order's numeric id. */
  readonly order: number | null;
};

const PARAMS = { search: 'q', level: 'level', order: 'order' } as const satisfies Record<keyof LogQuestion, string>;

export const MAX_LOG_SEARCH = 200;

export function questionOf(search: URLSearchParams): LogQuestion {
  const level = search.get(PARAMS.level);
  const order = search.get(PARAMS.order);
  return {
    search: (search.get(PARAMS.search) ?? '').slice(0, MAX_LOG_SEARCH),
    level: isLogLevel(level) ? level : null,
    order: order !== null && /^[1-9]\d{0,14}$/.test(order) ? Number(order) : null,
  };
}

/** The address with the filter. Other parameters stay. */
export function withQuestion(search: URLSearchParams, change: Partial<LogQuestion>): URLSearchParams {
  const next = new URLSearchParams(search);
  const asked = { ...questionOf(search), ...change };
  for (const param of Object.values(PARAMS)) next.delete(param);
  if (asked.search !== '') next.set(PARAMS.search, asked.search);
  if (asked.level !== null) next.set(PARAMS.level, asked.level);
  if (asked.order !== null) next.set(PARAMS.order, String(asked.order));
  return next;
}

/** In the form of the node sockets. */
export function nodeFilters(
  { search, level, order }: LogQuestion,
  scope: LogScope | null,
  permission: DataPermissions | null,
): NodeFilters {
  const conditions = [
    ...(scope === null ? [] : [`scope:${scope}`]),
    ...(level === null ? [] : [`log_level:${level}`]),
    ...(order === null ? [] : [`numeric_id:${order}`]),
  ];
  return {
    sort: 'timestamp:desc',
    search,
    filter: conditions.join(';'),
    ...(permission === null ? {} : { permission }),
  };
}
