/**
 * Parts that are built and tested ahead of the screens and services that will use them: a file, or `file#export`. The
 * checks fail for an entry that is used or gone by now, so that this list only ever gets shorter.
 */
export const awaited: readonly string[] = [
  // Market intelligence: calibration, cost curves and the models they are compared with.
  'packages/cost-model/src/models/almgren-2005.ts',
  'packages/cost-model/src/models/almgren-chriss.ts',
  'packages/cost-model/src/models/i-star.ts',
  'packages/cost-model/src/models/production-gradient.ts#PRODUCTION_GRADIENT_ORDER',
  'packages/cost-model/src/liquidity/fill-tail.ts#tailProbability',
  'packages/cost-model/src/schedules/pov-target.ts#POV_WINDOW_MS',
  'packages/cost-model/src/schedules/pov-target.ts#countsForParticipation',
  'packages/cost-model/src/schedules/shortfall-schedule.ts#shortfallSlices',
  'packages/cost-model/src/volume/cumulative-volume.ts#windowShare',
  'packages/cost-model/src/volume/volume-profile.ts#continuousOnly',
  // FIX, which its gateway and its desk pages will use.
  'packages/fix/src/conformance/all-scenarios.ts',
  'packages/fix/src/conformance/run-scenario.ts',
  'packages/fix/src/dictionary/additions.ts',
  'packages/fix/src/dictionary/group-entries.ts',
  'packages/fix/src/schedule/session-schedule.ts#scheduleProblem',
  // Brokers' strategies: the ticket and the FIX gateway will use them.
  'packages/fixatdl/src/applies.ts',
  'packages/fixatdl/src/form/read-form.ts',
  'apps/web/src/features/broker-form/broker-form.tsx',
  'packages/fixatdl/src/read-fixatdl.ts#checkFixatdl',
  // Spreads and markouts of single fills, for the replay of an order.
  'packages/tca/src/benchmarks/spreads.ts',
  // Columns of summaries, which their screens draw as plain tables.
  'packages/domain/src/columns/cost-summaries.ts',
  'packages/domain/src/columns/stuck-summaries.ts',
  // Screens of analytics and configuration, and the calls that neither service answers yet.
  'packages/protocol/src/rest/all-calls.ts',
];
