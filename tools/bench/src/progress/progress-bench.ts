import { progressSummary } from '@meridian/trading/search/progress-summary';
import { createTopicTables } from '@meridian/trading/topics/tables/topic-tables';
import { CostCube } from '@meridian/trading/topics/costs/cost-cube';
import { toRow } from '@meridian/trading/topics/row-batch';
import { sampleParent } from '@meridian/trading/topics/testing/sample-records';
import type { Bench } from '../bench.ts';
import { percentile, sortedNumbers } from '../support/percentile.ts';

const ORDERS = 20_000;
const LISTS = 500;
/** Orders that the market moves between two messages. */
const CHANGED = 4_000;
const STEPS = 60;
const COUNTRIES = ['US', 'JP', 'HK', 'GB', 'DE', 'CA', 'CH', 'NL'];
const SCOPE = { accounts: ['ALPHA'], alloc_accounts: [], market_data_permit: true };
const ALL = { parentIds: null, asset: null, status: 'all' } as const;

function orderRow(id: number, filled_qty: number) {
  return toRow(
    'parent_orders',
    sampleParent(id, {
      list_name: id % 3 === 0 ? null : `LIST_${id % LISTS}`,
      country: COUNTRIES[id % COUNTRIES.length] ?? 'US',
      filled_qty,
      filled_usd: 100 * filled_qty,
      attributes_json: JSON.stringify({
        attr_start_time: '1763280000000',
        goal: 500,
        ceiling: 600,
        floor: 400,
        expected_ivwap_bps: 1.25,
        expected_ivwap_sd_bps: 3.5,
        expected_arrival_bps: 4.5,
        expected_arrival_sd_bps: 12.5,
      }),
    }),
  );
}

/** The message of a page that looks at the whole desk, after the changes since the one before. */
export const progressBench: Bench = {
  name: 'progress',
  about: `progress of ${ORDERS.toLocaleString('en-US')} orders in ${LISTS} lists`,
  run: (say) => {
    const tables = createTopicTables({});
    const parents = tables.parent_orders;
    const costs = new CostCube(parents);
    for (let id = 1; id <= ORDERS; id += 1) parents.upsert(orderRow(id, 400));
    say(`${ORDERS.toLocaleString('en-US')} orders are in the table`);
    const steps: number[] = [];
    const worked: number[] = [];
    const changes: number[] = [];
    let bytes = 0;
    for (let step = 1; step <= STEPS; step += 1) {
      const changed = Array.from({ length: CHANGED }, (_, at) =>
        orderRow(1 + ((step * CHANGED + at) % ORDERS), 400 + step),
      );
      const moved = performance.now();
      for (const row of changed) parents.upsert(row);
      const began = performance.now();
      changes.push(began - moved);
      const used = process.threadCpuUsage();
      bytes = JSON.stringify(progressSummary({ costs, parents }, SCOPE, ALL)).length;
      steps.push(performance.now() - began);
      const { user, system } = process.threadCpuUsage(used);
      worked.push((user + system) / 1_000);
    }
    const sorted = sortedNumbers(steps);
    return Promise.resolve([
      { name: 'a step, p99', value: percentile(sorted, 0.99), unit: 'ms', budget: { bound: 'at most', value: 50 } },
      // On a machine that does other work, too, this says more than the clock.
      { name: 'a step, processor, p99', value: percentile(sortedNumbers(worked), 0.99), unit: 'ms' },
      { name: 'a step, median', value: percentile(sorted, 0.5), unit: 'ms' },
      {
        name: `${CHANGED.toLocaleString('en-US')} changes, median`,
        value: percentile(sortedNumbers(changes), 0.5),
        unit: 'ms',
      },
      { name: 'message', value: bytes / 1024, unit: 'KB' },
    ]);
  },
};
