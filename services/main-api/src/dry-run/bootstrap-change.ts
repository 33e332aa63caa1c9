import { randomIndex, type Rng } from '@meridian/cost-model/sfc32';
import { percentileInterval } from '@meridian/cost-model/statistics/cluster-bootstrap';

/** Sums over the orders of a day and symbol that take the same flow. */
export type ClusterSums = {
  /** From 1. */
  readonly cluster: number;
  readonly flow: number;
  readonly usd: number;
  /** Notional times expected minus realised cost. */
  readonly change: number;
};

export type Range = { readonly low: number; readonly high: number };

/** The 95 % range of each flow's mean change, and of all together in the last place; whole clusters are drawn. */
export function bootstrapChange(
  rows: readonly ClusterSums[],
  flows: number,
  rounds: number,
  rng: Rng,
): readonly (Range | null)[] {
  const clusters = rows.reduce((most, { cluster }) => Math.max(most, cluster), 0);
  const estimates: number[][] = Array.from({ length: flows + 1 }, () => []);
  const times = new Int32Array(clusters + 1);
  const usd = new Float64Array(flows + 1);
  const change = new Float64Array(flows + 1);
  // Columns of numbers: every round reads all rows.
  const clusterOf = Int32Array.from(rows, ({ cluster }) => cluster);
  const flowOf = Int32Array.from(rows, ({ flow }) => flow);
  const usdOf = Float64Array.from(rows, (row) => row.usd);
  const changeOf = Float64Array.from(rows, (row) => row.change);
  for (let round = 0; round < (clusters === 0 ? 0 : rounds); round += 1) {
    times.fill(0);
    for (let draw = 0; draw < clusters; draw += 1) {
      const drawn = randomIndex(rng, clusters) + 1;
      times[drawn] = (times[drawn] ?? 0) + 1;
    }
    usd.fill(0);
    change.fill(0);
    for (let row = 0; row < rows.length; row += 1) {
      const count = times[clusterOf[row] ?? 0] ?? 0;
      const flow = flowOf[row] ?? 0;
      usd[flow] = (usd[flow] ?? 0) + count * (usdOf[row] ?? 0);
      change[flow] = (change[flow] ?? 0) + count * (changeOf[row] ?? 0);
    }
    let allUsd = 0;
    let allChange = 0;
    for (let flow = 0; flow < flows; flow += 1) {
      const weight = usd[flow] ?? 0;
      allUsd += weight;
      allChange += change[flow] ?? 0;
      if (weight > 0) estimates[flow]?.push((change[flow] ?? 0) / weight);
    }
    if (allUsd > 0) estimates[flows]?.push(allChange / allUsd);
  }
  return estimates.map((values) => percentileInterval(values, 0.95));
}
