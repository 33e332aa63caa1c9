import type { LiveRowsState } from '@meridian/live-client/live-rows';
import { describe, expect, it } from 'vitest';
import { feedState, namedConnections, statusFacts } from './connection-rows.ts';

function rowsOf(
  fields: readonly string[],
  ...rows: LiveRowsState['rows'] extends ReadonlyMap<unknown, infer R> ? R[] : never
): LiveRowsState {
  const keyed = new Map(rows.map((row) => [String(row[0]), row]));
  return { status: 'live', fields, rows: keyed, staleSinceMs: null, refusal: null };
}

const WAITING: LiveRowsState = { status: 'waiting', fields: [], rows: new Map(), staleSinceMs: null, refusal: null };

describe('namedConnections', () => {
  const vendors = rowsOf(
    ['name', 'status', 'is_provider_in_catastrophic_failure_mode', 'since_ms'],
    ['GLOBAL-TICK', 2, false, 5],
    ['BACKUP-FEED', 1, true, 6],
  );

  it('takes status 2 for connected', () => {
    expect(namedConnections(vendors)).toEqual([
      { name: 'GLOBAL-TICK', status: 'on', isCatastrophic: false, sinceMs: 5 },
      { name: 'BACKUP-FEED', status: 'off', isCatastrophic: true, sinceMs: 6 },
    ]);
  });

  it('tells an empty snapshot from none', () => {
    expect(namedConnections(rowsOf(['name', 'status', 'since_ms']))).toEqual([]);
    expect(namedConnections(WAITING)).toBeNull();
  });

  it('keeps the last that was known while the connection is lost', () => {
    expect(namedConnections({ ...vendors, status: 'stale', staleSinceMs: 9 })).toHaveLength(2);
    expect(namedConnections({ ...WAITING, status: 'stale', staleSinceMs: 9 })).toBeNull();
    expect(namedConnections({ ...WAITING, status: 'refused' })).toBeNull();
  });
});

describe('statusFacts', () => {
  it('reads the one row', () => {
    const fields = [
      'id',
      'strategy_server_status',
      'strategy_server_since_ms',
      'global_auto_trading_status',
      'global_auto_trading_since_ms',
      'last_child_order_ms',
      'last_market_data_ms',
    ];
    expect(statusFacts(rowsOf(fields, ['desk', 'on', 3, 'unknown', null, null, 8]))).toEqual({
      strategyServer: { status: 'on', sinceMs: 3 },
      autoTrading: { status: 'unknown', sinceMs: null, by: null, reason: null, killReport: null },
      lastChildOrderMs: null,
      lastMarketDataMs: 8,
    });
  });

  it('claims nothing before it came', () => {
    expect(statusFacts(WAITING).strategyServer).toBeNull();
  });
});

describe('feedState', () => {
  it('speaks of the connection as the chips do', () => {
    expect(feedState({ kind: 'ready', sinceMs: 4 })).toEqual({ kind: 'connected', sinceMs: 4 });
    expect(feedState({ kind: 'lost', sinceMs: 4, retryAtMs: 9 })).toEqual({
      kind: 'reconnecting',
      lostAtMs: 4,
      retryAtMs: 9,
    });
    expect(feedState({ kind: 'refused', sinceMs: 4, reason: 'No.', code: 'x' })).toMatchObject({ message: 'No.' });
    expect(feedState({ kind: 'authenticating' })).toEqual({ kind: 'connecting' });
  });
});
