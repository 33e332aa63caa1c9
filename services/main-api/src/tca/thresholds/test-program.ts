import { serveJob } from '@meridian/history/apart/serve-job';
import { openHistory } from '@meridian/history/reader/open-history';
import { watchDays } from '@meridian/reports/surveillance/watch-days';
import { ALERT_RULES, type AlertRule } from '@meridian/tca/surveillance/alert';
import type { JobProgress } from '../../jobs/user-jobs.ts';
import type { ThresholdTestDone, ThresholdTestWork } from './test-messages.ts';

/** The program that tries thresholds over past days: it ends with its counts, or when it is cancelled. */
const MEMORY_MB = 512;
const THREADS = 2;
const RULES = Object.keys(ALERT_RULES).filter((rule): rule is AlertRule => Object.hasOwn(ALERT_RULES, rule));
const WATCHED = ['Wash trade', 'Market manipulation'] as const;

serveJob<ThresholdTestWork, ThresholdTestDone, JobProgress>(async (work, { signal, onProgress }) => {
  const { dir, until, days, filters, inForce, tried } = work;
  const history = await openHistory({ dir, memoryLimitMb: MEMORY_MB, threads: THREADS });
  try {
    onProgress({ percent: 1, stage: 'Finding past days' });
    const { whole } = await history.days({ to: until });
    const dates = whole.slice(-days).map(({ tradeDate }) => tradeDate);
    const onDay = (done: number): void =>
      onProgress({ percent: (100 * done) / dates.length, stage: `Checked ${done} of ${dates.length} days` });
    const questions = [inForce, tried].map((thresholds) => ({ what: WATCHED, thresholds }));
    const { alerts, orders } = await watchDays(dates, filters, questions, { history, signal, onDay });
    const count = (at: number, rule: AlertRule) => alerts[at]?.filter((alert) => alert.rule === rule).length ?? 0;
    const rules = RULES.map((rule) => ({
      rule,
      rule_name: ALERT_RULES[rule].name,
      alerts_now: count(0, rule),
      alerts_then: count(1, rule),
    }));
    return { trading_days: dates.length, orders, rules };
  } finally {
    await history.close();
  }
});
