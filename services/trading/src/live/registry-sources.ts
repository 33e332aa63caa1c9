import type { ConnectionRegistry, DeskStatus } from '../connection-registry.ts';
import type { TopicSources } from './topic-hub.ts';
import type { TopicSource } from './topic-source.ts';

/** The one row of the status topic. */
const STATUS_KEY = 'desk';

function statusSource(registry: ConnectionRegistry): TopicSource {
  return {
    fields: [
      'id',
      'strategy_server_status',
      'strategy_server_since_ms',
      'global_auto_trading_status',
      'global_auto_trading_since_ms',
      'last_child_order_ms',
      'last_market_data_ms',
      'global_auto_trading_by',
      'global_auto_trading_reason',
      'kill_report',
    ],
    scope: 'desk',
    open: (_params, _scope, changed) => ({
      keys: () => [STATUS_KEY],
      row: (key) => {
        if (key !== STATUS_KEY) return undefined;
        const { strategyServer, globalAutoTrading, lastChildOrderMs, lastMarketDataMs } = registry.status;
        const switches = [strategyServer, globalAutoTrading].flatMap(({ status, sinceMs }) => [status, sinceMs]);
        const { by, reason, killReport } = globalAutoTrading;
        const killed = killReport === null ? null : JSON.stringify(killReport);
        return [STATUS_KEY, ...switches, lastChildOrderMs, lastMarketDataMs, by, reason, killed];
      },
      close: registry.subscribe((change) => {
        if (change.kind !== 'status') return;
        const { fields, urgent } = changedFields(change.before, change.after);
        changed(STATUS_KEY, { fields, urgent });
      }),
    }),
  };
}

/** Times change with every order and tick, and wait for the flush. A switch is urgent. */
function changedFields(before: DeskStatus, after: DeskStatus) {
  const switched = [
    ...(before.strategyServer === after.strategyServer ? [] : [1, 2]),
    ...(before.globalAutoTrading === after.globalAutoTrading ? [] : [3, 4, 7, 8, 9]),
  ];
  const moved = [
    ...(before.lastChildOrderMs === after.lastChildOrderMs ? [] : [5]),
    ...(before.lastMarketDataMs === after.lastMarketDataMs ? [] : [6]),
  ];
  return { fields: [...switched, ...moved], urgent: switched.length > 0 };
}

function destinationsSource(registry: ConnectionRegistry): TopicSource {
  return {
    fields: ['name', 'status', 'since_ms'],
    scope: 'desk',
    open: (_params, _scope, changed) => ({
      keys: () => registry.destinations.keys(),
      row: (key) => {
        const state = registry.destinations.get(String(key));
        return state && [state.name, state.status, state.sinceMs];
      },
      close: registry.subscribe((change) => {
        if (change.kind === 'destination') changed(change.name, { urgent: true });
      }),
    }),
  };
}

function vendorsSource(registry: ConnectionRegistry): TopicSource {
  return {
    fields: ['name', 'status', 'is_provider_in_catastrophic_failure_mode', 'since_ms'],
    scope: 'desk',
    open: (_params, _scope, changed) => ({
      keys: () => registry.vendors.keys(),
      row: (key) => {
        const state = registry.vendors.get(String(key));
        return state && [state.name, state.status, state.is_provider_in_catastrophic_failure_mode, state.sinceMs];
      },
      close: registry.subscribe((change) => {
        if (change.kind === 'vendor') changed(change.name, { urgent: true });
      }),
    }),
  };
}

/** The topics that tell how the desk is connected. */
export function registrySources(registry: ConnectionRegistry): TopicSources {
  return {
    status: statusSource(registry),
    destinations: destinationsSource(registry),
    market_data_vendors: vendorsSource(registry),
  };
}
