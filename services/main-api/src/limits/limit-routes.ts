import { isAccountVisible } from '@meridian/domain/account-access';
import type { Administration } from '@meridian/identity/admin/administration';
import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import {
  approveLimitChange,
  changeLimits,
  importLimitFile,
  limitHistory,
  listCheckedOrders,
  listLimits,
  rejectLimitChange,
  withdrawLimitChange,
} from '@meridian/protocol/rest/limit-calls';
import type { CheckedOrderStore } from '@meridian/storage/account-limits/checked-order-store';
import type { Decision } from '@meridian/storage/account-limits/decide-change';
import type { LimitScope } from '@meridian/storage/account-limits/limit-row';
import type { LimitStore } from '@meridian/storage/account-limits/limit-store';
import { toLimitedAccount } from '@meridian/storage/account-limits/read-limits';
import type { FastifyInstance } from 'fastify';
import { dutyProblem } from '../admin/duty-routes.ts';
import { importLimitFile as importLimits } from './import-limits.ts';
import { answerRefused } from './limit-refusals.ts';

export type LimitRoutesOptions = {
  readonly store: LimitStore;
  readonly checkedOrders: Pick<CheckedOrderStore, 'ofDay'>;
  readonly nowMs: () => number;
};

type Duties = { readonly administration: Pick<Administration, 'dutyPolicy'> };

/** `/admin/limits`: users read their own accounts, administrators change all. */
export function limitRoutes(app: FastifyInstance, guard: CallGuard, options: LimitRoutesOptions & Duties): void {
  const { store, checkedOrders, nowMs, administration } = options;
  registerCall(app, guard, listLimits, async ({ request }) => {
    const { trade_date, accounts } = await store.ofDay();
    const seen = accounts.filter((account) => maySee(request.user, account));
    return { kind: 'good', body: { trade_date, now_ms: nowMs(), accounts: seen } };
  });
  registerCall(app, guard, limitHistory, async ({ query, request }) => {
    const scope = { account: query.account, alloc_account: query.alloc_account ?? null };
    if (!maySee(request.user, scope)) return answerRefused({ kind: 'not-found' });
    const { total, changes } = await store.history(scope, query.limit ?? DEFAULT_HISTORY);
    return { kind: 'good', body: { total, changes: [...changes] } };
  });
  registerCall(app, guard, changeLimits, async ({ body, request }) => {
    if (body.note.trim() === '') return answerProblem(400, 'invalid', 'Say why in a note.');
    const outcome = await store.propose(body, writerOf(request.user));
    if (outcome.kind !== 'proposed') return answerRefused(outcome);
    const account = toLimitedAccount(outcome.stored, outcome.trade_date);
    return { kind: 'good', body: { account, changes: [...outcome.changes] } };
  });
  registerCall(app, guard, importLimitFile, async ({ body, request }) => ({
    kind: 'good',
    body: await importLimits(store, body, writerOf(request.user)),
  }));
  const decide = async (decision: Decision, user: User) => {
    const excluded = decision.state === 'in_force' ? await dutyProblem(administration, user, 'limits') : null;
    if (excluded !== null) return excluded;
    const outcome = await store.decide(decision, writerOf(user));
    return outcome.kind === 'decided' ? ({ kind: 'good', body: outcome.change } as const) : answerRefused(outcome);
  };
  registerCall(app, guard, approveLimitChange, ({ params, body, request }) =>
    decide({ id: params.id, state: 'in_force', note: body.note ?? null }, request.user),
  );
  registerCall(app, guard, rejectLimitChange, ({ params, body, request }) =>
    decide({ id: params.id, state: 'rejected', note: body.note }, request.user),
  );
  registerCall(app, guard, withdrawLimitChange, ({ params, request }) =>
    decide({ id: params.id, state: 'withdrawn', note: null }, request.user),
  );
  registerCall(app, guard, listCheckedOrders, async ({ query, request }) => {
    const { user } = request;
    const granted = user.is_admin ? null : user.data_permissions;
    const rows = await checkedOrders.ofDay({
      granted,
      outcome: query.outcome ?? null,
      limit: query.limit ?? DEFAULT_ROWS,
    });
    return { kind: 'good', body: [...rows] };
  });
}

const DEFAULT_HISTORY = 50;
const DEFAULT_ROWS = 100;

/** A whole account is visible only to users with all of it. */
function maySee({ is_admin, data_permissions }: User, { account, alloc_account }: LimitScope): boolean {
  if (is_admin) return true;
  return alloc_account === null
    ? data_permissions.accounts.includes(account)
    : isAccountVisible(data_permissions, { account, alloc_account });
}

function writerOf({ id, email_id }: User) {
  return { userId: id, email: email_id };
}
