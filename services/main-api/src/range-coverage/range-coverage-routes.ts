import { rangeCoverage } from '@meridian/cost-model/statistics/range-coverage';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { type RangeCoverageAnswer, rangeCoverageCall } from '@meridian/protocol/rest/range-coverage-calls';
import type {
  OutcomeCluster,
  RangeOutcomeReader,
  RunningDay,
} from '@meridian/storage/range-outcomes/range-outcome-store';
import type { FastifyInstance } from 'fastify';

const DEFAULT_DAYS = 60;

function total(clusters: readonly OutcomeCluster[], key: 'orders' | 'held'): number {
  return clusters.reduce((sum, cluster) => sum + cluster[key], 0);
}

function answerOf(clusters: readonly OutcomeCluster[], running_day: RunningDay | null): RangeCoverageAnswer {
  const days = [...Map.groupBy(clusters, ({ trade_date }) => trade_date)].map(([trade_date, own]) => ({
    trade_date,
    orders: total(own, 'orders'),
    held: total(own, 'held'),
  }));
  const groups = [...Map.groupBy(clusters, ({ asset_class, strat }) => `${asset_class}\n${strat}`).values()];
  return {
    days,
    running_day,
    all: rangeCoverage(clusters),
    groups: groups.flatMap((own) => {
      const [first] = own;
      const coverage = rangeCoverage(own);
      return first === undefined || coverage === null
        ? []
        : [{ asset_class: first.asset_class, strat: first.strat, coverage }];
    }),
  };
}

/** How often the ranges of tickets held, for the accounts that a user may see. */
export function rangeCoverageRoutes(app: FastifyInstance, guard: CallGuard, outcomes: RangeOutcomeReader): void {
  registerCall(app, guard, rangeCoverageCall, async ({ query, request }) => {
    const clusters = await outcomes.clusters(request.user.data_permissions, query.days ?? DEFAULT_DAYS);
    return { kind: 'good', body: answerOf(clusters, await outcomes.runningDay()) };
  });
}
