/**
 * Parts of the trading engine that are built and tested, and that the engine will join. The check fails for an entry
 * that is imported by now, so that this list only ever gets shorter.
 */
export const awaitingAssembly: readonly string[] = [
  'services/trading/src/algos/algo-runner.ts',
  'services/trading/src/demo/flow/order-flow.ts',
  'services/trading/src/journal/memory-snapshot-store.ts',
  'services/trading/src/journal/postgres-journal.ts',
  'services/trading/src/journal/postgres-snapshot-store.ts',
  'services/trading/src/kernel/audit/logs-of.ts',
  'services/trading/src/kernel/recovery/prune-journal.ts',
  'services/trading/src/kernel/state/state-digest.ts',
  'services/trading/src/routing/demo-configuration.ts',
  'services/trading/src/routing/desk-router.ts',
  'services/trading/src/venues/simulator/simulator-cost.ts',
  'services/trading/src/kernel/rows/calendar-spread-rows.ts',
  'services/trading/src/kernel/rows/child-row.ts',
  'services/trading/src/kernel/rows/execution-row.ts',
  'services/trading/src/kernel/rows/kernel-rows.ts',
  'services/trading/src/kernel/volume-forecast.ts',
];
