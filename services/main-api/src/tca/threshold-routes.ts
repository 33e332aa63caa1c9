import { zonedDate } from '@meridian/domain/reports/next-run';
import { THRESHOLD_TEXTS } from '@meridian/domain/surveillance/threshold-texts';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import {
  saveThresholds,
  surveillanceThresholds,
  testThresholds,
  type ThresholdSet,
  thresholdScope,
} from '@meridian/protocol/rest/threshold-calls';
import { orderFilters } from '@meridian/reports/orders/order-filters';
import { type ThresholdEntry, thresholdsFor } from '@meridian/reports/surveillance/thresholds-for';
import { watchDays } from '@meridian/reports/surveillance/watch-days';
import type { ThresholdRow } from '@meridian/storage/reports/threshold-store';
import { ALERT_RULES, type AlertRule } from '@meridian/tca/surveillance/alert';
import { DEFAULT_THRESHOLDS, isThresholdName } from '@meridian/tca/surveillance/thresholds';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from './report-access.ts';
import type { ReportRoutesOptions } from './report-options.ts';
import { completeSettings } from './report-settings.ts';
import { actorOf } from './schedule-routes.ts';

const RULES = Object.keys(ALERT_RULES).filter((rule): rule is AlertRule => Object.hasOwn(ALERT_RULES, rule));

/** Why thresholds cannot hold, for the screen. Null when they can. */
function thresholdProblem(thresholds: Readonly<Record<string, number>>): string | null {
  for (const [name, value] of Object.entries(thresholds)) {
    if (!isThresholdName(name)) return `There is no threshold ${name}.`;
    const text = THRESHOLD_TEXTS.find((each) => each.name === name);
    if (text?.measure === 'percent' && value > 100) return `${text.label}: ${value}% is above 100%.`;
  }
  return null;
}

/** Thresholds for all accounts are for everybody with the permit, those of an account for who may see it. */
async function foreignScope(
  { identity }: ReportRoutesOptions,
  account: string | null,
  user: User,
): Promise<ProblemAnswer | null> {
  if (account === null || (await identity.accountsOf(user)).some((each) => each.account === account)) return null;
  return answerProblem(400, 'unknown-account', `You have no account ${account}: choose your own.`);
}

/** Thresholds of surveillance: read, saved as versions, and tried over past days. */
export function thresholdRoutes(app: FastifyInstance, guard: CallGuard, options: ReportRoutesOptions): void {
  const { thresholds, past, nowMs, serverTimeZone } = options;
  registerCall(app, guard, surveillanceThresholds, async ({ request }) => {
    const { user } = request;
    const own = new Set((await options.identity.accountsOf(user)).map(({ account }) => account));
    const rows = (await thresholds.inForce()).filter(({ account }) => account === null || own.has(account));
    const hasGround = rows.some(({ account, asset_class }) => account === null && asset_class === null);
    const ground = hasGround ? [] : [{ ...GROUND, thresholds: { ...DEFAULT_THRESHOLDS } }];
    return { kind: 'good', body: [...ground, ...rows.map((row) => toSet(row, rows))] };
  });
  registerCall(app, guard, thresholdScope, async ({ query, request }) => {
    const scope = { account: query.account ?? null, asset_class: query.asset_class ?? null };
    const refused = await foreignScope(options, scope.account, request.user);
    if (refused !== null) return refused;
    const rows = await thresholds.inForce();
    const versions = await thresholds.versions(scope);
    const others = rows.filter((row) => !isSame(row, scope));
    const inherited = { ...thresholdsFor(others, scope.account ?? '', scope.asset_class ?? '').thresholds };
    const [newest] = versions;
    const set = newest === undefined ? { ...GROUND, ...scope, thresholds: inherited } : toSet(newest, rows);
    return { kind: 'good', body: { ...set, inherited, versions: versions.map(toVersion) } };
  });
  registerCall(app, guard, saveThresholds, async ({ body, request }) => {
    const problem = thresholdProblem(body.thresholds);
    if (problem !== null) return answerProblem(400, 'invalid', problem);
    const refused = await foreignScope(options, body.account, request.user);
    if (refused !== null) return refused;
    const saved = await thresholds.save({ ...body, note: body.note.trim() }, actorOf(request.user));
    if (saved === 'changed-meanwhile') {
      return answerProblem(409, 'changed-meanwhile', 'Somebody saved these thresholds. Look again before you save.');
    }
    return { kind: 'good', body: toSet(saved, await thresholds.inForce()) };
  });
  registerCall(app, guard, testThresholds, async ({ body, request, signal }) => {
    const problem = thresholdProblem(body.thresholds);
    if (problem !== null) return answerProblem(400, 'invalid', problem);
    const scope = scopeOf(request.user);
    const startedMs = performance.now();
    const { whole } = await past.days({ to: zonedDate(nowMs(), serverTimeZone) });
    const dates = whole.slice(-body.days).map(({ tradeDate }) => tradeDate);
    const acc = body.account === null ? [] : [body.account];
    const filters = orderFilters(completeSettings({ report_name: 'Test', acc, asset_class: body.asset_class }), scope);
    const now = await thresholds.inForce();
    const then: ThresholdEntry[] = [...now.filter((entry) => !isSame(entry, body)), { ...body, version: 0 }];
    const watch = async (entries: readonly ThresholdEntry[]) => {
      const run = {
        history: past,
        signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_TEST_MS)]),
        onDay: () => undefined,
      };
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

function toVersion({ version, thresholds, note, saved_by_email, saved_ms }: ThresholdRow) {
  return { version, thresholds, note, saved_by: saved_by_email, saved_ms };
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
