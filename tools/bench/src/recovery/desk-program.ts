import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_ACCOUNTS } from '@meridian/identity/demo/demo-accounts';
import { silentLogger } from '@meridian/service-kit/testing';
import { openDatabase } from '@meridian/storage/database';
import { ConnectionRegistry } from '@meridian/trading/connection-registry';
import { startDesk } from '@meridian/trading/engine/start-desk';
import { testUser } from '@meridian/trading/live/testing';
import { scopeOf } from '@meridian/trading/live/topic-source';
import { startEventLog } from '@meridian/trading/logs/event-log-service';
import { simulatedWorld } from '@meridian/trading/worlds/simulated/simulated-world';
import type { DeskJob, FromDesk } from './desk-messages.ts';

/** A trading desk in a process of its own, which tells how its start goes and then runs until it is killed. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- desk-process.ts is the only one who starts it.
const { databaseUrl, clients } = JSON.parse(process.argv[2] ?? '') as DeskJob;
const say = (message: FromDesk): void => void process.send?.(message);
process.on('disconnect', () => process.exit());

const nowMs = Date.now;
const logger = silentLogger();
const database = openDatabase({ url: databaseUrl, maxConnections: 10, applicationName: 'bench-desk' });
const registry = new ConnectionRegistry(nowMs);
const eventLog = await startEventLog({ database, logger, nowMs, service: 'bench' });
const job = { databaseUrl, serverTimeZone: 'UTC' };
const world = simulatedWorld({ seed: 1, clients });
const desk = await startDesk({ job, world, database, registry, eventLog, logger, nowMs });
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
  override_reason: 'bench',
} as const;
const page = { currentUser: () => user, canTake: () => true, send: () => undefined };
const command = { id: `bench-${nowMs()}`, name: 'order.new', args } as const;
const outcome = await desk.commands['order.new']?.(command, { user, page, session: null });
const { user: userMicros, system } = process.cpuUsage();
const { ok = false, message = 'order.new is not served' } = outcome ?? {};
say({ kind: 'serving', ok, message, cpuMs: (userMicros + system) / 1000 });

const source = desk.sources.parent_orders;
if (source === undefined) throw new Error('parent_orders is not served');
const view = source.open({}, scopeOf(user), () => undefined);
while (Array.from(view.keys()).length < orders) await sleep(500);
view.close();
say({ kind: 'shown', rssMb: process.memoryUsage().rss / 2 ** 20 });
