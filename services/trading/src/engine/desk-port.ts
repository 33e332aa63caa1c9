import { randomUUID } from 'node:crypto';
import { DEFAULT_ASSET_CLASS } from '@meridian/domain/asset-class';
import { isAccountVisible } from '@meridian/domain/account-access';
import { isJsonRecord, ownValue } from '@meridian/domain/json-text';
import { isCompleted } from '@meridian/domain/status-group';
import { isActiveStatus } from '@meridian/domain/order-status';
import type { OrderOnTick } from '@meridian/domain/reference/tick-change';
import type { DeskAnswer, DeskPort, OrdersAt, TradedSymbol } from '@meridian/protocol/ports/desk';
import { readHeldOrders } from '@meridian/protocol/ports/held-orders';
import { readTodayVenues } from '@meridian/protocol/ports/today-venues';
import { readLiveStrategies } from '@meridian/protocol/ports/routing';
import { MAX_PARENT_IDS } from '@meridian/protocol/live/limits';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ConnectionRegistry } from '../connection-registry.ts';
import type { KernelCommand } from '../kernel/commands/kernel-command.ts';
import type { Reference } from '../reference/reference.ts';
import type { OrderActivity } from '../topics/stuck/order-activity.ts';
import { cellReader } from '../topics/tables/columns.ts';
import type { TopicTables } from '../topics/tables/topic-tables.ts';
import { kernelUserOf } from './engine-commands.ts';
import type { EngineSupervisor } from './engine-supervisor.ts';
import { preTradeInputs } from './pre-trade-inputs.ts';
import { submitInParts } from './submit-in-parts.ts';

const symbolOf = cellReader('parent_orders', 'exchange_symbol');
const assetClassOf = cellReader('parent_orders', 'asset_class');
const statusOf = cellReader('parent_orders', 'status');
const sideOf = cellReader('parent_orders', 'order_side');
const leftOf = cellReader('parent_orders', 'remaining_qty');
const limitOf = cellReader('parent_orders', 'limit_price');
const timeInForceOf = cellReader('parent_orders', 'time_in_force');
const tradeDateOf = cellReader('parent_orders', 'trade_date');
const account = cellReader('parent_orders', 'account');
const allocAccount = cellReader('parent_orders', 'alloc_account');
const destinationOf = cellReader('child_orders', 'destination_name');
const venueOf = cellReader('child_orders', 'intended_venue');
const quantity = cellReader('child_orders', 'order_qty');
const remaining = cellReader('child_orders', 'remaining_qty');
const targetUsd = cellReader('child_orders', 'target_usd');

export type DeskPortOptions = {
  readonly engine: Pick<
    EngineSupervisor,
    'ask' | 'heldOrders' | 'isUp' | 'liveStrategies' | 'todayVenues' | 'submit' | 'send'
  >;
  readonly registry: Pick<ConnectionRegistry, 'destinations'>;
  readonly reference: Pick<Reference, 'venues' | 'destinations'>;
  readonly isReferenceLive: boolean;
  readonly tables: Pick<TopicTables, 'parent_orders' | 'child_orders'>;
  readonly activity: Pick<OrderActivity, 'entries'>;
};

/** The desk's port for the main service. */
export function deskPort(options: DeskPortOptions): DeskPort {
  const { engine, registry, reference, isReferenceLive } = options;
  return {
    isUp: () => engine.isUp,
    isReferenceLive: () => isReferenceLive,
    liveStrategies: async () => {
      const { ok, data } = await engine.liveStrategies();
      return ok ? readLiveStrategies(ownValue(isJsonRecord(data) ? data : null, 'strategies')) : null;
    },
    heldOrders: async () => {
      const { ok, data } = await engine.heldOrders();
      return ok ? readHeldOrders(ownValue(isJsonRecord(data) ? data : null, 'orders')) : null;
    },
    preTrade: (question, user) => preTradeInputs(question, user, options),
    todayVenues: async (question) => {
      const { ok, data } = await engine.todayVenues(question);
      return ok ? readTodayVenues(data) : null;
    },
    ordersOn: (instruments) => ordersOn(options.tables, instruments),
    venues: () =>
      reference.venues.map(({ mic, name, kind, assetClasses, countries }) => ({
        mic,
        name,
        kind,
        asset_classes: assetClasses,
        countries,
      })),
    destinations: () =>
      reference.destinations.map(({ name, execBroker, protocol, latencyMs, venues }) => {
        const now = registry.destinations.get(name);
        const [status, since_ms] = [now?.status ?? 0, now?.sinceMs ?? null];
        return { name, exec_broker: execBroker, protocol, latency_ms: latencyMs, venues, status, since_ms };
      }),
    retry: (name, user, reason) =>
      submit(engine, user, {
        id: randomUUID(),
        name: 'destination.retry',
        args: { destination_name: name, ...(reason !== null && { reason }) },
      }),
    affected: (at, user) => {
      const open = openAt(options, at);
      const own = open.filter((child) => child.isVisibleTo(user));
      const notional = own.reduce((sum, { usd }) => sum + usd, 0);
      return {
        child_orders: own.length,
        parent_orders: new Set(own.map(({ parentId }) => parentId)).size,
        notional_usd: notional,
        others: open.length - own.length,
      };
    },
    settle: async (at, choice, user, reason) => {
      // Sent before the bus does, so that no order returns to the disabled place.
      engine.send({ kind: 'routing-changed' });
      const open = choice === 'leave' ? [] : openAt(options, at).filter((child) => child.isVisibleTo(user));
      if (open.length === 0) return { ok: true, code: null, message: 'No child order was cancelled.' };
      const byParent = Map.groupBy(open, ({ parentId }) => parentId);
      const answers: DeskAnswer[] = [];
      for (const part of inParts([...byParent.keys()])) {
        const ids = { parent_order_numeric_ids: part, reason };
        const child_order_numeric_ids = part.flatMap((id) => (byParent.get(id) ?? []).map(({ childId }) => childId));
        const command: KernelCommand =
          choice === 'pause'
            ? { id: randomUUID(), name: 'order.pause', args: ids }
            : { id: randomUUID(), name: 'order.cancel_children', args: { ...ids, child_order_numeric_ids } };
        answers.push(await submit(engine, user, command));
      }
      return answers.find(({ ok }) => !ok) ?? { ok: true, code: null, message: 'Done.' };
    },
  };
}

function ordersOn(
  { parent_orders }: DeskPortOptions['tables'],
  instruments: readonly TradedSymbol[],
): readonly OrderOnTick[] {
  const wanted = new Set(instruments.map(keyOf));
  const found: OrderOnTick[] = [];
  for (const key of parent_orders.keys()) {
    const row = parent_orders.look(key);
    if (row === undefined) continue;
    const traded = { exchange_symbol: symbolOf(row), asset_class: assetClassOf(row) ?? DEFAULT_ASSET_CLASS };
    if (!wanted.has(keyOf(traded))) continue;
    found.push({
      ...traded,
      parent_order_numeric_id: Number(key),
      order_side: sideOf(row),
      remaining_qty: leftOf(row),
      limit_price: limitOf(row),
      time_in_force: timeInForceOf(row),
      trade_date: tradeDateOf(row),
      is_finished: isCompleted(statusOf(row)),
    });
  }
  return found;
}

function keyOf({ asset_class, exchange_symbol }: TradedSymbol): string {
  return `${asset_class} ${exchange_symbol}`;
}

type OpenChild = {
  readonly childId: number;
  readonly parentId: number;
  readonly usd: number;
  isVisibleTo(user: User): boolean;
};

function openAt({ tables, activity }: DeskPortOptions, at: OrdersAt): readonly OpenChild[] {
  const found: OpenChild[] = [];
  const placeOf = at.kind === 'destination' ? destinationOf : venueOf;
  for (const [key, { openChildren }] of activity.entries()) {
    const parent = tables.parent_orders.look(key);
    if (parent === undefined || !isActiveStatus(statusOf(parent))) continue;
    const owned = { account: account(parent), alloc_account: allocAccount(parent) };
    for (const childKey of openChildren) {
      const child = tables.child_orders.look(childKey);
      if (child === undefined || placeOf(child) !== at.name) continue;
      found.push({
        childId: Number(childKey),
        parentId: Number(key),
        // At its own price, because the last price needs the market-data permission.
        usd: ((targetUsd(child) ?? 0) * (remaining(child) ?? 0)) / Math.max(1, quantity(child) ?? 1),
        isVisibleTo: (user) => isAccountVisible(user.data_permissions, owned),
      });
    }
  }
  return found;
}

async function submit(engine: DeskPortOptions['engine'], user: User, command: KernelCommand): Promise<DeskAnswer> {
  const { ok, code, message } = await submitInParts(
    (part, by) => engine.submit(part, by),
    command,
    kernelUserOf({ user, session: null }),
  );
  return { ok, code, message };
}

function inParts(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / MAX_PARENT_IDS) }, (_, part) =>
    ids.slice(part * MAX_PARENT_IDS, (part + 1) * MAX_PARENT_IDS),
  );
}
