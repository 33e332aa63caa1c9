import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { findDays } from '@meridian/history/days/find-days';
import { HISTORY_TABLE_NAMES } from '@meridian/history/tables/history-tables';
import { DEFAULT_ORDERS_PER_DAY, DEFAULT_PAST_DAYS } from '../history-plan.ts';
import { startHistory } from '../start-history.ts';
import { testPlan } from '../testing.ts';

/** `node services/trading/src/demo/history/bench/main.ts [days]`: the cost of writing the past, as JSON. */
const dayCount = Number(process.argv[2] ?? DEFAULT_PAST_DAYS);
const dir = await mkdtemp(join(tmpdir(), 'meridian-history-bench-'));
const plan = testPlan({ dayCount, ordersPerDay: DEFAULT_ORDERS_PER_DAY });
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const before = process.cpuUsage();
const startedMs = performance.now();
const outcome = await startHistory(plan, { dir }).done;
// Busy time, because on a loaded machine a thread also waits without working.
const { active: mainThreadBusyMs } = performance.eventLoopUtilization();
const wallSeconds = (performance.now() - startedMs) / 1_000;
const used = process.cpuUsage(before);
const { whole } = await findDays(dir);
const totals = HISTORY_TABLE_NAMES.map((table) => {
  const extents = whole.map(({ tables }) => tables[table]);
  const rows = extents.reduce((sum, extent) => sum + extent.rows, 0);
  return [table, { rows, bytes: extents.reduce((sum, extent) => sum + extent.bytes, 0) }] as const;
});
await rm(dir, { recursive: true, force: true });
const result = {
  days: outcome?.written,
  wallSeconds,
  cpuSeconds: (used.user + used.system) / 1e6,
  mainThreadBusyMs,
  mainThreadMaxDelayMs: delay.max / 1e6,
  maxRssMb: process.resourceUsage().maxRSS / 1_024,
  bytes: totals.reduce((sum, [, { bytes }]) => sum + bytes, 0),
  tables: Object.fromEntries(totals),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
