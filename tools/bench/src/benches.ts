import type { Bench } from './bench.ts';
import { blotterBench } from './blotter/blotter-bench.ts';
import { deskBench } from './desk/desk-bench.ts';
import { dryRunBench } from './dry-run/dry-run-bench.ts';
import { fanoutBench } from './fanout/fanout-bench.ts';
import { firstRowBench } from './first-row/first-row-bench.ts';
import { fixBench } from './fix/fix-bench.ts';
import { kernelBench } from './kernel/kernel-bench.ts';
import { looksBench } from './looks/looks-bench.ts';
import { marketIntelligenceBench } from './market-intelligence/market-intelligence-bench.ts';
import { progressBench } from './progress/progress-bench.ts';
import { recoveryBench } from './recovery/recovery-bench.ts';
import { reportsBench } from './reports/reports-bench.ts';
import { replayBench } from './replay/replay-bench.ts';
import { searchBench } from './search/search-bench.ts';
import { venuesBench } from './venues/venues-bench.ts';
import { simulatorBench } from './simulator/simulator-bench.ts';

/** In the order in which they run. */
export const BENCHES: readonly Bench[] = [
  kernelBench,
  recoveryBench,
  looksBench,
  deskBench,
  simulatorBench,
  fanoutBench,
  blotterBench,
  firstRowBench,
  searchBench,
  dryRunBench,
  progressBench,
  replayBench,
  marketIntelligenceBench,
  venuesBench,
  reportsBench,
  fixBench,
];
