import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRng } from '@meridian/cost-model/sfc32';
import { openHistory } from '@meridian/history/reader/open-history';
import { sampleRow } from '@meridian/history/testing';
import type { NewRow } from '@meridian/history/tables/history-tables';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { groupRoutes } from '@meridian/main-api/dry-run/routes';
import { runDryRun } from '@meridian/main-api/dry-run/run-dry-run';
import type { Bench } from '../bench.ts';

const DAYS = 60;
const ORDERS_A_DAY = 20_000;
const SYMBOLS = 500;
const STRATEGIES = ['vwap', 'pov', 'twap', 'optimal', 'lqseek', 'close'];
const COUNTRIES = ['US', 'JP', 'HK', 'GB', 'DE'];
const FIRST_MS = Date.parse('2026-08-03T14:00:00Z');
const DAY_MS = 86_400_000;

const dateOf = (day: number) => new Date(FIRST_MS + day * DAY_MS).toISOString().slice(0, 10);

/** Days of orders with costs as a desk has them. */
async function writePast(dir: string, say: (line: string) => void): Promise<void> {
  const writer = await openHistoryWriter({ dir, memoryLimitMb: 1_024, threads: 2 });
  const rng = seededRng('dry run bench');
  const pick = (from: readonly string[]) => from[Math.floor(rng.unit() * from.length)] ?? '';
  for (let day = 0; day < DAYS; day += 1) {
    const target = await writer.begin(dateOf(day), 'bench');
    const rows: NewRow<'parent_orders'>[] = [];
    for (let order = 0; order < ORDERS_A_DAY; order += 1) {
      const startMs = FIRST_MS + day * DAY_MS + Math.floor(rng.unit() * 6 * 3_600_000);
      const percent = 20 * rng.unit() ** 3;
      const row = sampleRow('parent_orders', {
        parent_order_numeric_id: day * ORDERS_A_DAY + order + 1,
        account: 'ALDGATE',
        alloc_account: 'ALDGATE-CORE',
        status: 'FILLED',
        strat: pick(STRATEGIES),
        exchange_symbol: `S${Math.floor(rng.unit() * SYMBOLS)}`,
        country: pick(COUNTRIES),
        asset_class: 'EQUITY',
        asset_sub_class: null,
        order_side: 'BUY',
        start_timestamp: startMs,
        end_timestamp: startMs + 3_600_000,
        order_receive_time_since_epoch_milliseconds: startMs,
        percent_of_adv: percent,
        order_qty: 1e4 * percent,
        filled_qty: 1e4 * percent,
        adv: 1e6,
        '%Volume': 5 + 10 * rng.unit(),
        volume_since_start: 2e5,
        avg_spread_bps: 1 + 6 * rng.unit(),
        volatility: 0.01 + 0.02 * rng.unit(),
        cost_arrival_mid_bps: 8 + 40 * (rng.unit() - 0.5),
        filled_usd: 1e6 * (0.1 + rng.unit()),
        target_usd: 1e6,
        is_limit_constrained: false,
        was_halted: false,
      });
      rows.push(row);
    }
    target.append('parent_orders', rows);
    await target.commit();
    if (day % 10 === 9) say(`${day + 1} of ${DAYS} days written`);
  }
  await writer.close();
}

const TODAY = {
  name: 'Bench',
  type: 'conditional',
  base: 'vwap',
  multi_arm_param_values: {},
  asset_class: 'EQUITY',
  owner_account: null,
  owner_alloc_account: null,
  rules: [
    { result_destination: 'pov', filters: [{ filter: 'percent_of_adv', operator: '>', values: [8] }] },
    { result_destination: 'twap', filters: [{ filter: 'country', operator: 'in', values: ['JP', 'HK'] }] },
  ],
} as const;
const DRAFT = {
  ...TODAY,
  rules: [
    { result_destination: 'pov', filters: [{ filter: 'percent_of_adv', operator: '>', values: [5] }] },
    { result_destination: 'twap', filters: [{ filter: 'country', operator: 'in', values: ['JP', 'HK'] }] },
    { result_destination: 'close', filters: [{ filter: 'start_time', operator: '>', values: ['14:30'] }] },
  ],
} as const;

function leafOf(name: string) {
  return { algorithm: name, rate: name === 'pov' ? 10 : null };
}

/** A dry run over what a busy desk did in a quarter. */
export const dryRunBench: Bench = {
  name: 'dry-run',
  about: `a dry run over ${DAYS} days of ${ORDERS_A_DAY.toLocaleString('en-US')} orders`,
  run: async (say) => {
    const dir = await mkdtemp(join(tmpdir(), 'meridian-dry-run-bench-'));
    try {
      await writePast(dir, say);
      const history = await openHistory({ dir, memoryLimitMb: 1_024, threads: 2 });
      const job = {
        from: dateOf(0),
        until: dateOf(DAYS),
        assetClass: 'EQUITY',
        granted: null,
        owner: { account: null, allocAccount: null },
        today: groupRoutes(TODAY, [], leafOf),
        draft: groupRoutes(DRAFT, [], leafOf),
      };
      const options = { history, signal: new AbortController().signal, onProgress: () => undefined };
      const seconds: number[] = [];
      let orders = 0;
      for (let round = 0; round < 3; round += 1) {
        const began = performance.now();
        orders = (await runDryRun(job, options)).orders;
        seconds.push((performance.now() - began) / 1000);
      }
      await history.close();
      const best = Math.min(...seconds);
      return [
        { name: 'a run', value: best, unit: 's', budget: { bound: 'at most', value: 2 } },
        { name: 'orders', value: orders, unit: '' },
      ];
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  },
};
