import { calibrateProduction } from '@meridian/cost-model/calibration/calibrate-production';
import { PRODUCTION_PARAMETERS } from '@meridian/cost-model/models/production-cost';
import { seededRng } from '@meridian/cost-model/sfc32';
import { nameKey } from '@meridian/domain/name-key';
import { calibrationSample } from '@meridian/history/queries/calibration-sample';
import { changedOrders, FLOW_PARTS, type FlowQuestion, routeFlows } from '@meridian/history/queries/route-flows';
import type { History } from '@meridian/history/reader/open-history';
import type { CostChange, DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import { bootstrapChange, type Range } from './bootstrap-change.ts';
import { indexSql, type Routes } from './routes.ts';

export type DryRunJob = {
  readonly from: string;
  readonly until: string;
  readonly assetClass: string;
  /** What the user may see; null for everything. */
  readonly granted: { readonly accounts: readonly string[]; readonly allocAccounts: readonly string[] } | null;
  readonly owner: { readonly account: string | null; readonly allocAccount: string | null };
  readonly today: Routes;
  readonly draft: Routes;
};

type RunOptions = {
  readonly history: History;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number, stage: string) => void;
};

const MAX_LARGEST = 300;
const MAX_ROWS = 400_000;
/** Enough to fit two parameters for each strategy. */
const MAX_CALIBRATION = 4_000;
const ROUNDS = 200;
const MIN_EFFECTIVE = 30;
/** Two-sided 80 %. */
const SINGLE_ORDER = 1.2816;

/** Counts, costs and ranges of a draft over past days. */
export async function runDryRun(job: DryRunJob, options: RunOptions): Promise<Omit<DryRunResult, 'took_ms'>> {
  const { history, signal, onProgress } = options;
  const range = { from: job.from, to: job.until };
  onProgress(5, 'Finding past days');
  const dates = (await history.days(range)).whole.map(({ tradeDate }) => tradeDate);
  onProgress(10, 'Fitting the cost model');
  const question = await flowQuestion(job, dates, options);
  onProgress(40, 'Counting orders');
  const { rows } = await history.query(routeFlows(question, MAX_LARGEST), range, {}, { signal, maxRows: MAX_ROWS });
  const leftOut = (why: 'rejected' | 'unsent' | 'without_adv') =>
    rows.reduce((sum, { part, orders }) => sum + (part === FLOW_PARTS[why] ? orders : 0), 0);
  const flows = rows
    .filter(({ part }) => part === FLOW_PARTS.flow)
    .toSorted((a, b) => a.today - b.today || a.drafted - b.drafted);
  onProgress(65, 'Measuring the range');
  const wayCount = job.draft.ways.length;
  const flowOf = ({ today, drafted }: { readonly today: number; readonly drafted: number }) =>
    today * wayCount + drafted;
  const clusters = rows
    .filter(({ part }) => part === FLOW_PARTS.cluster)
    .map((row) => ({
      cluster: row.key,
      flow: flowOf(row),
      usd: row.usd,
      change: row.expected_usd_bps - row.cost_usd_bps,
    }));
  const ranges = bootstrapChange(clusters, job.today.ways.length * wayCount, ROUNDS, seededRng('dry run', 'ranges'));
  onProgress(90, 'Listing orders');
  const ids = rows.flatMap(({ part, key }) => (part === FLOW_PARTS.order ? [key] : []));
  const largest = (await history.query(changedOrders(question, ids), range, {}, { signal })).rows;
  const changed = flows.filter((flow) => question.isChanged[flowOf(flow)] === true);
  const ordersOf = (way: number, side: 'today' | 'drafted') =>
    flows.reduce((sum, flow) => sum + (flow[side] === way ? flow.orders : 0), 0);
  const shown = (routes: Routes, side: 'today' | 'drafted') =>
    routes.ways.map(({ label, name }, way) => ({ label, name, orders: ordersOf(way, side) }));
  const all = sumsOf(flows);
  const moved = sumsOf(changed);
  return {
    from: dates[0] ?? job.from,
    until: dates.at(-1) ?? job.until,
    trading_days: dates.length,
    orders: all.orders,
    changed: moved.orders,
    excluded: { rejected: leftOut('rejected'), unsent: leftOut('unsent'), without_adv: leftOut('without_adv') },
    today: shown(job.today, 'today'),
    drafted: shown(job.draft, 'drafted'),
    flows: flows.map((flow) => {
      const is_changed = question.isChanged[flowOf(flow)] === true;
      const cost = is_changed ? costChange(sumsOf([flow]), ranges[flowOf(flow)] ?? null) : null;
      return { today: flow.today, drafted: flow.drafted, orders: flow.orders, is_changed, cost };
    }),
    all_changed: costChange(moved, ranges.at(-1) ?? null),
    // Orders that stay cost what they cost.
    all: {
      usd: all.usd,
      now_bps: share(all.cost, all.usd),
      expected_bps: share(all.cost - moved.cost + moved.expected, all.usd),
    },
    largest: largest.map((order) => shownOrder(order)),
  };
}

type FlowRow = {
  readonly orders: number;
  readonly usd: number;
  readonly usd_squared: number;
  readonly cost_usd_bps: number;
  readonly expected_usd_bps: number;
};

function sumsOf(flows: readonly FlowRow[]) {
  const add = (of: (flow: FlowRow) => number) => flows.reduce((sum, flow) => sum + of(flow), 0);
  return {
    orders: add(({ orders }) => orders),
    usd: add(({ usd }) => usd),
    squares: add(({ usd_squared }) => usd_squared),
    cost: add(({ cost_usd_bps }) => cost_usd_bps),
    expected: add(({ expected_usd_bps }) => expected_usd_bps),
  };
}

function share(sum: number, weight: number): number | null {
  return weight > 0 ? sum / weight : null;
}

function costChange(sums: ReturnType<typeof sumsOf>, range: Range | null): CostChange {
  const { orders, usd, squares, cost, expected } = sums;
  const effective = squares > 0 ? usd ** 2 / squares : 0;
  return {
    orders,
    usd,
    effective,
    now_bps: share(cost, usd),
    expected_bps: share(expected, usd),
    change_bps: share(expected - cost, usd),
    low_bps: range?.low ?? null,
    high_bps: range?.high ?? null,
    reading: readingOf(effective, range),
  };
}

function readingOf(effective: number, range: Range | null): CostChange['reading'] {
  if (effective < MIN_EFFECTIVE || range === null) return 'too-few';
  if (range.high < 0) return 'cheaper';
  return range.low > 0 ? 'costlier' : 'no-clear-change';
}

async function flowQuestion(job: DryRunJob, dates: readonly string[], options: RunOptions): Promise<FlowQuestion> {
  const { history, signal } = options;
  const asked = { assetClass: job.assetClass, limit: MAX_CALIBRATION };
  const sample = await history.query(calibrationSample, { from: job.from, to: job.until }, asked, { signal });
  const plan = { rng: seededRng('dry run', 'fit'), rounds: 1 };
  const fitted = calibrateProduction(sample.rows, PRODUCTION_PARAMETERS, plan);
  const parameters = fitted.kind === 'calibrated' ? fitted.parameters : PRODUCTION_PARAMETERS;
  const ownY = fitted.kind === 'calibrated' ? fitted.yBySymbol : new Map<string, number>();
  const { phi, y, delta, kappa, referenceParticipation } = parameters;
  return {
    dates,
    assetClass: job.assetClass,
    accounts: job.granted?.accounts ?? null,
    allocAccounts: job.granted?.allocAccounts ?? [],
    owner: job.owner,
    today: { index: indexSql(job.today) },
    draft: { index: indexSql(job.draft) },
    costs: job.draft.ways.map(({ algorithm, rate }) => ({
      phi,
      y: ownY.get(algorithm ?? '') ?? y,
      participation: rate === null ? null : rate / 100,
    })),
    delta,
    kappa,
    referenceParticipation,
    isChanged: job.today.ways.flatMap((from) => job.draft.ways.map((to) => nameKey(from.name) !== nameKey(to.name))),
  };
}

type LargeOrder = Omit<DryRunResult['largest'][number], 'cost_bps' | 'expected_bps' | 'low_bps' | 'high_bps'> & {
  readonly has_cost: boolean;
  readonly cost: number;
  readonly expected: number;
  readonly risk: number;
};

function shownOrder({ has_cost, cost, expected, risk, ...order }: LargeOrder): DryRunResult['largest'][number] {
  const known = (value: number) => (has_cost ? value : null);
  const change = expected - cost;
  return {
    ...order,
    cost_bps: known(cost),
    expected_bps: known(expected),
    low_bps: known(change - SINGLE_ORDER * risk),
    high_bps: known(change + SINGLE_ORDER * risk),
  };
}
