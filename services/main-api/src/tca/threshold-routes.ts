import { zonedDate } from '@meridian/domain/reports/next-run';
import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import {
  saveThresholds,
  surveillanceThresholds,
  testThresholds,
  type ThresholdSet,
} from '@meridian/protocol/rest/surveillance-calls';
import { orderFilters } from '@meridian/reports/orders/order-filters';
import { type ThresholdEntry, thresholdsFor } from '@meridian/reports/surveillance/thresholds-for';
import { watchDays } from '@meridian/reports/surveillance/watch-days';
import type { ThresholdRow } from '@meridian/storage/reports/threshold-store';
import { ALERT_RULES, type AlertRule } from '@meridian/tca/surveillance/alert';
import { DEFAULT_THRESHOLDS, isThresholdName } from '@meridian/tca/surveillance/thresholds';
import type { FastifyInstance } from 'fastify';
import type { ReportRoutesOptions } from './report-options.ts';
import { completeSettings } from './report-settings.ts';
import { actorOf } from './schedule-routes.ts';

const RULES = Object.keys(ALERT_RULES).filter((rule): rule is AlertRule => Object.hasOwn(ALERT_RULES, rule));

function unknownThreshold(thresholds: Readonly<Record<string, number>>): string | null {
  return Object.keys(thresholds).find((name) => !isThresholdName(name)) ?? null;
}

/** Thresholds of surveillance: read, saved as versions, and tried over past days. */
export function thresholdRoutes(app: FastifyInstance, guard: CallGuard, options: ReportRoutesOptions): void {
  const { thresholds, past, nowMs, serverTimeZone } = options;
  registerCall(app, guard, surveillanceThresholds, async () => {
    const rows = await thresholds.inForce();
    const hasGround = rows.some(({ account, asset_class }) => account === null && asset_class === null);
    const ground = hasGround ? [] : [{ ...GROUND, thresholds: { ...DEFAULT_THRESHOLDS } }];
    return { kind: 'good', body: [...ground, ...rows.map((row) => toSet(row, rows))] };
  });
  registerCall(app, guard, saveThresholds, async ({ body, request }) => {
    const unknown = unknownThreshold(body.thresholds);
    if (unknown !== null) return answerProblem(400, 'invalid', `There is no threshold ${unknown}.`);
    const saved = await thresholds.save({ ...body, note: body.note.trim() }, actorOf(request.user));
    if (saved === 'changed-meanwhile') {
      return answerProblem(409, 'changed-meanwhile', 'Somebody saved these thresholds. Look again before you save.');
    }
    return { kind: 'good', body: toSet(saved, await thresholds.inForce()) };
  });
  registerCall(app, guard, testThresholds, async ({ body }) => {
    const unknown = unknownThreshold(body.thresholds);
    if (unknown !== null) return answerProblem(400, 'invalid', `There is no threshold ${unknown}.`);
    const startedMs = performance.now();
    const history = await past.open();
    const { whole } = await history.days({ to: zonedDate(nowMs(), serverTimeZone) });
    const dates = whole.slice(-body.days).map(({ tradeDate }) => tradeDate);
    const acc = body.account === null ? [] : [body.account];
    const filters = orderFilters(completeSettings({ report_name: 'Test', acc, asset_class: body.asset_class }), null);
    const now = await thresholds.inForce();
    const then: ThresholdEntry[] = [...now.filter((entry) => !isSame(entry, body)), { ...body, version: 0 }];
    const watch = async (entries: readonly ThresholdEntry[]) => {
      const run = { history, signal: AbortSignal.timeout(MAX_TEST_MS), onDay: () => undefined };
      const wash = await watchDays(dates, filters, 'Wash trade', entries, run);
      const other = await watchDays(dates, filters, 'Market manipulation', entries, run);
      return { alerts: [...wash.alerts, ...other.alerts], orders: wash.orders };
    };
    const [before, after] = [await watch(now), await watch(then)];
    const rules = RULES.map((rule) => ({
      rule,
      rule_name: ALERT_RULES[rule].name,
      alerts_now: count(before.alerts, rule),
      alerts_then: count(after.alerts, rule),
    }));
    const took_ms = Math.round(performance.now() - startedMs);
    return { kind: 'good', body: { trading_days: dates.length, orders: before.orders, rules, took_ms } };
  });
}

const count = (alerts: readonly { rule: AlertRule }[], rule: AlertRule) =>
  alerts.filter((alert) => alert.rule === rule).length;

const MAX_TEST_MS = 60_000;
const GROUND = {
  account: null,
  asset_class: null,
  version: 0,
  changed: [],
  note: 'Defaults',
  saved_by: null,
  saved_ms: null,
};

type Scope = Pick<ThresholdEntry, 'account' | 'asset_class'>;

function isSame(left: Scope, right: Scope): boolean {
  return left.account === right.account && left.asset_class === right.asset_class;
}

function toSet(row: ThresholdRow, rows: readonly ThresholdRow[]): ThresholdSet {
  return {
    account: row.account,
    asset_class: row.asset_class,
    version: row.version,
    thresholds: { ...thresholdsFor(rows, row.account ?? '', row.asset_class ?? '').thresholds, ...row.thresholds },
    changed: Object.keys(row.thresholds),
    note: row.note,
    saved_by: row.saved_by_email,
    saved_ms: row.saved_ms,
  };
}
