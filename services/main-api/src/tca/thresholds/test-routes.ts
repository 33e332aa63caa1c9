import { zonedDate } from '@meridian/domain/reports/next-run';
import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { cancelThresholdTest, thresholdTest, testThresholds } from '@meridian/protocol/rest/threshold-calls';
import { orderFilters } from '@meridian/reports/orders/order-filters';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from '../report-access.ts';
import type { ReportRoutesOptions } from '../report-options.ts';
import { completeSettings } from '../report-settings.ts';
import { foreignScope, isSame, thresholdProblem } from './threshold-scope.ts';

const OWN_BUSY = answerProblem(409, 'busy', 'Your last test is still going on: wait for it, or cancel it.');
const BUSY = answerProblem(409, 'busy', 'Other tests are going on: try again in a few seconds.');
const OVER = answerProblem(404, 'not-found', 'This test is over: the server was restarted since. Run the test again.');

/** `/tca/test_surveillance_thresholds`: what thresholds would have found on past days, in a process of its own. */
export function thresholdTestRoutes(app: FastifyInstance, guard: CallGuard, options: ReportRoutesOptions): void {
  const { thresholds, thresholdTests: tests, historyDir: dir, nowMs, serverTimeZone } = options;
  registerCall(app, guard, testThresholds, async ({ body, request }) => {
    const { user } = request;
    const problem = thresholdProblem(body.thresholds);
    if (problem !== null) return answerProblem(400, 'invalid', problem);
    const refused = await foreignScope(options, body.account, user);
    if (refused !== null) return refused;
    const acc = body.account === null ? [] : [body.account];
    const settings = completeSettings({ report_name: 'Test', acc, asset_class: body.asset_class });
    const now = await thresholds.inForce();
    const work = {
      dir,
      until: zonedDate(nowMs(), serverTimeZone),
      days: body.days,
      filters: orderFilters(settings, scopeOf(user)),
      inForce: now,
      tried: [...now.filter((entry) => !isSame(entry, body)), { ...body, version: 0 }],
    };
    const started = tests.start(work, body, user.id);
    if (started.kind === 'started') return { kind: 'good', body: started.state };
    return started.isOwn ? OWN_BUSY : BUSY;
  });
  registerCall(app, guard, thresholdTest, async ({ query, request }) => {
    const { run } = query;
    const { id } = request.user;
    if (run === undefined) return { kind: 'good', body: { test: tests.newest(id) } };
    const state = tests.state(run, id);
    return state === null ? OVER : { kind: 'good', body: { test: state } };
  });
  registerCall(app, guard, cancelThresholdTest, async ({ query, request }) =>
    (await tests.cancel(query.run, request.user.id))
      ? { kind: 'good', body: { message: 'The test was cancelled.' } }
      : OVER,
  );
}
