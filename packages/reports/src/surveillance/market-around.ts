import { double, integer, nullable } from '@meridian/history/columns';
import { defineQuery } from '@meridian/history/reader/history-query';
import type { History } from '@meridian/history/reader/open-history';
import { quoteText } from '@meridian/history/sql-text';
import { MARKOUT_HORIZONS } from '@meridian/history/tables/markouts';
import type { MarketPoint } from '@meridian/protocol/rest/surveillance-calls';
import type { FoundAlert } from './found-alert.ts';

const MIN_PAD_MS = 5_000;
/** More points than this cannot be told apart on the chart of a case. */
const MAX_POINTS = 400;
const MAX_ALERTS_A_DAY = 2_000;
const MAX_AFTER_MS = 60_000;

type Window = Pick<FoundAlert, 'exchange_symbol' | 'from_ms' | 'to_ms'>;

/** A case shows half of its length before and after, so that one sees where the market came from. */
function padded({ from_ms, to_ms }: Window): { readonly fromMs: number; readonly toMs: number } {
  const pad = Math.max(MIN_PAD_MS, Math.round((to_ms - from_ms) / 2));
  return { fromMs: Math.round(from_ms) - pad, toMs: Math.round(to_ms) + pad };
}

function quotesSql(table: string, time: string): string {
  return `SELECT exchange_symbol, ${time} AS at_ms,
      snap_bid AS bid, snap_ask AS ask, (snap_bid + snap_ask) / 2 AS mid FROM ${table}
      WHERE snap_bid IS NOT NULL AND snap_ask IS NOT NULL AND ${time} IS NOT NULL`;
}

/** What the desk saw of the market around alerts: at its orders and fills, and the mids after its fills. */
export function marketAround(windows: readonly Window[]) {
  const rows = windows.map((window, place) => {
    const { fromMs, toMs } = padded(window);
    return `(${place}, ${quoteText(window.exchange_symbol)}, ${fromMs}, ${toMs})`;
  });
  const mids = MARKOUT_HORIZONS.filter(({ ms }) => ms <= MAX_AFTER_MS).map(
    ({ ms, column }) => `SELECT exchange_symbol, report_receive_time_since_epoch_milliseconds + ${ms} AS at_ms,
      NULL AS bid, NULL AS ask, ${column} AS mid FROM executions WHERE ${column} IS NOT NULL`,
  );
  return defineQuery({
    name: 'market-around-alerts',
    tables: ['child_orders', 'executions'],
    parameters: {},
    columns: {
      place: integer('Alert'),
      at_ms: integer('When'),
      bid: nullable(double('Bid')),
      ask: nullable(double('Ask')),
      mid: double('Mid'),
    },
    sql: `, windows (place, symbol, from_ms, to_ms) AS (VALUES ${rows.join(', ')}),
      seen AS (${[
        quotesSql('child_orders', 'send_time_since_epoch_milliseconds'),
        quotesSql('executions', 'report_receive_time_since_epoch_milliseconds'),
        ...mids,
      ].join(' UNION ALL ')})
      SELECT w.place, s.at_ms, s.bid, s.ask, s.mid FROM windows w
      JOIN seen s ON s.exchange_symbol = w.symbol AND s.at_ms BETWEEN w.from_ms AND w.to_ms
      ORDER BY w.place, s.at_ms, s.bid NULLS LAST, s.mid`,
  });
}

/** The market around each alert, in the order of the alerts. */
export async function marketsOf(
  alerts: readonly FoundAlert[],
  { history, signal }: { readonly history: History; readonly signal: AbortSignal },
): Promise<readonly (readonly MarketPoint[])[]> {
  const found = new Map<FoundAlert, MarketPoint[]>();
  for (const [day, own] of Map.groupBy(alerts, ({ trade_date }) => trade_date)) {
    const asked = own.slice(0, MAX_ALERTS_A_DAY);
    const { rows } = await history.query(marketAround(asked), { from: day, to: day }, {}, { signal });
    for (const { place, ...point } of rows) {
      const alert = asked[place];
      if (alert === undefined) continue;
      const points = found.get(alert) ?? [];
      points.push(point);
      found.set(alert, points);
    }
  }
  return alerts.map((alert) => thinned(found.get(alert) ?? []));
}

/** Points of one moment become one, and a long series keeps every so many. */
function thinned(points: readonly MarketPoint[]): readonly MarketPoint[] {
  const moments = points.filter(({ at_ms }, index) => index === 0 || at_ms !== points[index - 1]?.at_ms);
  const step = Math.ceil(moments.length / MAX_POINTS);
  return step <= 1 ? moments : moments.filter((_, index) => index % step === 0);
}
