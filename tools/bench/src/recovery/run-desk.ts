import { flushCompileCache } from 'node:module';
import { DEMO_ACCOUNTS } from '@meridian/identity/demo/demo-accounts';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { silentLogger } from '@meridian/service-kit/testing';
import { openDatabase } from '@meridian/storage/database';
import { ConnectionRegistry } from '@meridian/trading/connection-registry';
import { type DeskOptions, startDesk } from '@meridian/trading/engine/start-desk';
import { testUser } from '@meridian/trading/live/testing';
import { scopeOf } from '@meridian/trading/live/topic-source';
import { startEventLog } from '@meridian/trading/logs/event-log-service';
import type { FromDesk } from './desk-messages.ts';

const say = (message: FromDesk): void => void process.send?.(message);

export type DeskRun = Required<Pick<DeskOptions, 'job' | 'world' | 'prepared'>>;

/** Starts the desk, gives it an order and waits until it shows all of them. */
export async function runDesk({ job, world, prepared }: DeskRun): Promise<void> {
  const nowMs = Date.now;
  const logger = silentLogger();
  const database = openDatabase({ url: job.databaseUrl, maxConnections: 10, applicationName: 'bench-desk' });
  const registry = new ConnectionRegistry(nowMs);
  const eventLog = await startEventLog({ database, logger, nowMs, service: 'bench' });
  const desk = await startDesk({ job, world, prepared, database, registry, eventLog, logger, nowMs });
  const { recoveredOrders: orders, recoveryMs, replayedEvents } = desk.started;
  flushCompileCache();
  say({ kind: 'recovered', orders, recoveryMs, replayedEvents });

  const accounts = DEMO_ACCOUNTS.map(({ account }) => account);
  const user = testUser({ are_actions_permitted: true, data_permissions: { accounts, alloc_accounts: [] } });
  const args = {
    strat: 'Staging',
    account: DEMO_ACCOUNTS[0]?.account ?? '',
    alloc_account: DEMO_ACCOUNTS[0]?.alloc_accounts[0] ?? '',
    exchange_symbol: 'AAPL',
    asset_class: 'EQUITY',
    order_side: 'BUY',
    order_type: 'MARKET',
    order_qty: 100,
    // The life before has sent the same a moment ago.
    override_reason: 'Sent by a bench',
  } as const;
  const page = { currentUser: () => user, canTake: () => true, send: () => undefined };
  const command = { id: `bench-${nowMs()}`, name: 'order.new', args } as const;
  const outcome = await desk.commands['order.new']?.(command, { user, page, session: null });
  const { user: userMicros, system } = process.cpuUsage();
  const { ok = false, message = 'order.new is not served' } =
    outcome === undefined || 'steps' in outcome ? {} : outcome;
  say({ kind: 'serving', ok, message, cpuMs: (userMicros + system) / 1000 });

  const source = desk.sources.parent_orders;
  if (source === undefined) throw new Error('parent_orders is not served');
  // As a subscriber does, who asks for all rows once and then hears of each.
  const shown = new Set<RowKey>();
  const { promise: areShown, resolve } = Promise.withResolvers<void>();
  const show = (key: RowKey): void => {
    if (shown.add(key).size >= orders) resolve();
  };
  const view = source.open({}, scopeOf(user), show);
  for (const key of view.keys()) show(key);
  await areShown;
  view.close();
  say({ kind: 'shown', rssMb: process.memoryUsage().rss / 2 ** 20 });
}
