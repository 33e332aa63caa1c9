import { isConnected } from '@meridian/domain/connection';
import { textValue } from '@meridian/domain/json-text';
import { type LiveRowsState, rowRecords } from '@meridian/live-client/live-rows';
import type { LiveState } from '@meridian/live-client/live-state';
import { readKillReport } from '@meridian/protocol/live/kill-report';
import type { ConnectionFacts, FeedState, NamedConnection, Switch, SwitchFact } from './connection-facts.ts';

type Row = Readonly<Record<string, unknown>>;

/** The rows of `destinations` or `market_data_vendors`; null until their first snapshot. */
export function namedConnections(rows: LiveRowsState): readonly NamedConnection[] | null {
  if (!hasArrived(rows)) return null;
  return rowRecords(rows).map((row) => ({
    name: String(row['name']),
    status: typeof row['status'] === 'number' ? onOff(isConnected(row['status'])) : 'unknown',
    isCatastrophic: row['is_provider_in_catastrophic_failure_mode'] === true,
    sinceMs: timeOf(row, 'since_ms'),
  }));
}

type StatusFacts = Pick<ConnectionFacts, 'strategyServer' | 'autoTrading' | 'lastChildOrderMs' | 'lastMarketDataMs'>;

/** The one row of `status`. */
export function statusFacts(rows: LiveRowsState): StatusFacts {
  const row: Row | undefined = hasArrived(rows) ? rowRecords(rows)[0] : undefined;
  if (row === undefined) {
    return { strategyServer: null, autoTrading: null, lastChildOrderMs: null, lastMarketDataMs: null };
  }
  return {
    strategyServer: switchFact(row, 'strategy_server'),
    autoTrading: {
      ...switchFact(row, 'global_auto_trading'),
      by: textValue(row['global_auto_trading_by']),
      reason: textValue(row['global_auto_trading_reason']),
      killReport: readKillReport(row['kill_report']),
    },
    lastChildOrderMs: timeOf(row, 'last_child_order_ms'),
    lastMarketDataMs: timeOf(row, 'last_market_data_ms'),
  };
}

/** The connection state for chips and banner. Before the sign-in it is "connecting". */
export function feedState(state: LiveState): FeedState {
  if (state.kind === 'ready') return { kind: 'connected', sinceMs: state.sinceMs };
  if (state.kind === 'lost') return { kind: 'reconnecting', lostAtMs: state.sinceMs, retryAtMs: state.retryAtMs };
  if (state.kind === 'refused') return { kind: 'refused', lostAtMs: state.sinceMs, message: state.reason };
  return { kind: 'connecting' };
}

/** While the connection is lost the last known values stay. */
function hasArrived(rows: LiveRowsState): boolean {
  return rows.status === 'live' || (rows.status === 'stale' && rows.fields.length > 0);
}

function switchFact(row: Row, name: string): SwitchFact {
  const status = row[`${name}_status`];
  return { status: status === 'on' || status === 'off' ? status : 'unknown', sinceMs: timeOf(row, `${name}_since_ms`) };
}

function onOff(isOn: boolean): Switch {
  return isOn ? 'on' : 'off';
}

function timeOf(row: Row, field: string): number | null {
  const value = row[field];
  return typeof value === 'number' ? value : null;
}
