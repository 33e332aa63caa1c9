import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import {
  type CaseState,
  decideCase,
  type SurveillanceCase,
  type SurveillanceCaseDetail,
  surveillanceCase,
  surveillanceCaseFile,
  surveillanceCases,
  surveillanceCounts,
} from '@meridian/protocol/rest/surveillance-calls';
import type { CaseRow, ListedCase } from '@meridian/storage/reports/case-store';
import { ALERT_RULES } from '@meridian/tca/surveillance/alert';
import { weighEvidence } from '@meridian/tca/surveillance/evidence';
import type { FastifyInstance } from 'fastify';
import { dutyProblem } from '../admin/duty-routes.ts';
import { caseSight } from './case-access.ts';
import { escalationMails, nobodyText, receiversOf } from './escalation-mails.ts';
import type { ReportRoutesOptions } from './report-options.ts';
import { actorOf } from './schedule-routes.ts';
import { thresholdRoutes } from './thresholds/threshold-routes.ts';
import { caseFile } from './worker/case-file.ts';

const NO_CASE = answerProblem(404, 'not-found', 'There is no such case.');
const NO_FILE = answerProblem(503, 'no-file', 'The file of this case could not be written. Try again in a moment.');
const DEFAULT_LIMIT = 100;

/** Cases of surveillance, what is decided about them, and the thresholds. */
export function surveillanceRoutes(app: FastifyInstance, guard: CallGuard, options: ReportRoutesOptions): void {
  const { cases, identity, nowMs, serverTimeZone: zone } = options;
  const find = async (id: number, user: User): Promise<CaseRow | null> => {
    const row = await cases.find(id);
    return row !== null && (await caseSight(identity))(user, row) ? row : null;
  };
  const detail = async (row: CaseRow, user: User): Promise<SurveillanceCaseDetail> => {
    const receivers = await receiversOf(identity, row, user);
    const named = receivers.map(({ email_id, name }) => ({ email_id, name }));
    return { ...toDetail(row, await cases.events(row.id)), receivers: named };
  };
  registerCall(app, guard, surveillanceCases, async ({ query, request }) => {
    const { state, rule, account, min_score: minScore, run_id: runId, sort, limit = DEFAULT_LIMIT, offset = 0 } = query;
    const found = await cases.list({ state, rule, account, minScore, runId, sort });
    const rows = await seenBy(request.user, found, identity);
    return {
      kind: 'good',
      body: rows.slice(offset, offset + limit).map(toCase),
      headers: { 'x-total-count': String(rows.length) },
    };
  });
  registerCall(app, guard, surveillanceCounts, async ({ request }) => {
    const rows = await seenBy(request.user, await cases.list({}), identity);
    const count = (state: CaseState) => rows.filter((row) => row.state === state).length;
    const rules = [...new Set(rows.map(({ rule }) => rule))].sort();
    return {
      kind: 'good',
      body: {
        open: count('open'),
        dismissed: count('dismissed'),
        escalated: count('escalated'),
        accounts: [...new Set(rows.map(({ account }) => account))].sort(),
        rules: rules.map((rule) => ({ rule, rule_name: ALERT_RULES[rule].name })),
      },
    };
  });
  registerCall(app, guard, surveillanceCase, async ({ params, request }) => {
    const row = await find(params.id, request.user);
    if (row === null) return NO_CASE;
    await cases.opened(row.id, actorOf(request.user));
    return { kind: 'good', body: await detail(row, request.user) };
  });
  registerCall(app, guard, surveillanceCaseFile, async ({ params, request, signal }) => {
    const row = await find(params.id, request.user);
    if (row === null) return NO_CASE;
    const actor = actorOf(request.user);
    const body = await caseFile(
      { found: await detail(row, request.user), zone, madeMs: nowMs(), madeBy: actor.email },
      signal,
    );
    if (body === null) return NO_FILE;
    await cases.exported(row.id, actor);
    const name = `case-${row.id}-${row.rule}-${row.exchange_symbol}`.replaceAll(/[^A-Za-z0-9]+/g, '-');
    return {
      kind: 'good',
      body,
      headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}.pdf"` },
    };
  });
  decideRoute(app, guard, options, { find, detail });
  thresholdRoutes(app, guard, options);
}

type CaseReads = {
  readonly find: (id: number, user: User) => Promise<CaseRow | null>;
  readonly detail: (row: CaseRow, user: User) => Promise<SurveillanceCaseDetail>;
};

/** Dismissing, escalating to a person, and opening again. */
function decideRoute(
  app: FastifyInstance,
  guard: CallGuard,
  { cases, identity, nowMs }: ReportRoutesOptions,
  { find, detail }: CaseReads,
): void {
  registerCall(app, guard, decideCase, async ({ params, body, request }) => {
    const row = await find(params.id, request.user);
    if (row === null) return NO_CASE;
    const excluded = await dutyProblem(identity.administration, request.user, 'cases');
    if (excluded !== null) return excluded;
    const { state, reason, text = null, to = null, version } = body;
    if (state === row.state) return answerProblem(409, 'no-change', `This case is ${state} already.`);
    const receivers = state === 'escalated' ? await receiversOf(identity, row, request.user) : [];
    if (state === 'escalated' && receivers.length === 0) return answerProblem(409, 'nobody', nobodyText(row));
    const receiver = receivers.find(({ email_id }) => email_id === to) ?? null;
    if (state === 'escalated' && receiver === null) {
      const names = receivers.map(({ name }) => name).join(', ');
      return answerProblem(400, 'invalid', `Say to whom the case is escalated: ${names}.`);
    }
    const decision = { id: row.id, version, state, reason: reason.trim(), text, to };
    const escalation = { row, decision, by: request.user, nowMs: nowMs() };
    const mails =
      receiver === null ? { mails: [], mailed: [] } : escalationMails(identity, { ...escalation, to: receiver });
    const outcome = await cases.decide(decision, actorOf(request.user), mails);
    if (outcome === 'changed-meanwhile') {
      return answerProblem(409, 'changed-meanwhile', 'Somebody decided on this case. Look again before you decide.');
    }
    return { kind: 'good', body: await detail((await cases.find(row.id)) ?? row, request.user) };
  });
}

async function seenBy(user: User, rows: readonly ListedCase[], identity: ReportRoutesOptions['identity']) {
  const maySee = await caseSight(identity);
  return rows.filter((row) => maySee(user, row));
}

function toCase(row: ListedCase): SurveillanceCase {
  return {
    case_id: row.id,
    rule: row.rule,
    rule_name: ALERT_RULES[row.rule].name,
    severity: row.severity,
    score: row.score,
    state: row.state,
    trade_date: row.trade_date,
    account: row.account,
    alloc_account: row.alloc_account,
    exchange_symbol: row.exchange_symbol,
    asset_class: row.asset_class,
    at_ms: row.at_ms,
    sentence: row.alert.sentence,
    run_id: row.run_id,
    thresholds_version: row.thresholds_version,
    version: row.version,
  };
}

function toDetail(row: CaseRow, events: SurveillanceCaseDetail['events']): Omit<SurveillanceCaseDetail, 'receivers'> {
  // Cases from before it was kept have no visible size.
  const orders = row.orders.map((order) => ({ ...order, visible: order.visible ?? null }));
  const { fills, market, tick_size } = row.scene;
  const { supports, against } = weighEvidence({ at_ms: row.at_ms, orders, fills, market });
  return {
    ...toCase(row),
    ...row.alert,
    orders,
    fills,
    market,
    tick_size,
    supports: [...supports],
    against: [...against],
    traders: row.traders,
    events,
  };
}
