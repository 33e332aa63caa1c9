import { FairWork } from '@meridian/service-kit/fair-work';
import { prefixSearch } from '@meridian/trading/search/prefix-search';
import { testUser } from '@meridian/trading/live/testing';
import { type Row, toRow } from '@meridian/trading/topics/row-batch';
import { columnOf } from '@meridian/trading/topics/tables/columns';
import { createTopicTables } from '@meridian/trading/topics/tables/topic-tables';
import { sampleParent } from '@meridian/trading/topics/testing/sample-records';
import type { Figure } from '../bench.ts';
import { median } from '../support/percentile.ts';
import { type SampleOrder, sampleOrder } from './sample-orders.ts';

const PREFIXES = ['1', '12345', 'cl-', 'a1', 'list_49', 'nothing'];
const TIMES = 7;

/** `search.prefix` as a page asks for it with every key, and a filter over plain objects. */
export async function measurePrefix(orders: number): Promise<readonly Figure[]> {
  const { parent_orders: parents } = createTopicTables({ parent_orders: orders });
  const find = prefixSearch({ parents, instruments: () => [], nowMs: () => 0 });
  for (let id = 1; id <= orders; id += 1) parents.upsert(rowOf(sampleOrder(id)));
  const user = testUser({ data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] } });
  const page = { currentUser: () => user, canTake: () => true, send: () => undefined };
  const work = new FairWork({ defer: setImmediate });
  const ask = async (prefix: string) => {
    const answered = await find({ id: 'b', name: 'search.prefix', args: { prefix } }, { user, page, session: null });
    return 'steps' in answered ? work.run(user.id, answered.steps()) : answered;
  };
  const ours = await slowest(ask);
  const plain = Array.from({ length: orders }, (_, at) => sampleOrder(at + 1));
  const filtered = await slowest((prefix) => filterPlain(plain, prefix));
  return [
    {
      name: 'orders, symbols and lists by prefix, slowest of six prefixes',
      value: ours.ms,
      unit: 'ms',
      budget: { bound: 'at most', value: 50 },
      instead: { what: 'a filter over an array', value: filtered.ms },
    },
    // On a machine that does other work, too, this says more than the clock.
    { name: 'the same, processor', value: ours.processorMs, unit: 'ms' },
  ];
}

async function slowest(ask: (prefix: string) => unknown) {
  const [clock, processor]: [number[], number[]] = [[], []];
  for (const prefix of PREFIXES) {
    const [times, worked]: [number[], number[]] = [[], []];
    for (let nth = 0; nth < TIMES; nth += 1) {
      const beganMs = performance.now();
      const before = process.threadCpuUsage();
      await ask(prefix);
      const { user, system } = process.threadCpuUsage(before);
      times.push(performance.now() - beganMs);
      worked.push((user + system) / 1_000);
    }
    clock.push(median(times));
    processor.push(median(worked));
  }
  return { ms: Math.max(...clock), processorMs: Math.max(...processor) };
}

function filterPlain(orders: readonly SampleOrder[], prefix: string): readonly SampleOrder[] {
  const begins = (text: string) => text.toLowerCase().startsWith(prefix);
  return orders
    .filter(
      ({ id, client_order_id, exchange_symbol, list_name }) =>
        begins(String(id)) || begins(client_order_id) || begins(exchange_symbol) || begins(list_name),
    )
    .sort((a, b) => b.receivedMs - a.receivedMs)
    .slice(0, 20);
}

const BASE = toRow('parent_orders', sampleParent(1));
const COLUMNS = {
  id: columnOf('parent_orders', 'parent_order_numeric_id'),
  client_order_id: columnOf('parent_orders', 'client_order_id'),
  exchange_symbol: columnOf('parent_orders', 'exchange_symbol'),
  list_name: columnOf('parent_orders', 'list_name'),
  receivedMs: columnOf('parent_orders', 'order_receive_time_since_epoch_milliseconds'),
};

function rowOf(order: SampleOrder): Row {
  const row = [...BASE];
  row[COLUMNS.id] = order.id;
  row[COLUMNS.client_order_id] = order.client_order_id;
  row[COLUMNS.exchange_symbol] = order.exchange_symbol;
  row[COLUMNS.list_name] = order.list_name;
  row[COLUMNS.receivedMs] = order.receivedMs;
  return row;
}
