import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { groupLearning, groupVersions, resetGroupLearning } from '@meridian/protocol/rest/strategy-group-calls';
import type { FastifyInstance } from 'fastify';
import { answerGroupRefused, shownGroup, shownRules } from './group-answers.ts';
import { type GroupRoutesOptions, proposedGroup } from './group-routes.ts';
import { learntArms } from './learnt-arms.ts';
import { strategyWriter } from './strategy-access.ts';

/** `/strategies/*` for the versions of a group and the learning of its arms. */
export function groupLearningRoutes(app: FastifyInstance, guard: CallGuard, options: GroupRoutesOptions): void {
  const { groups, identity, store } = options;
  registerCall(app, guard, groupVersions, async ({ query, request }) => {
    if ((await seen(options, query.id, request.user)) === null) return NOT_FOUND;
    const versions = await groups.versions(query.id);
    const body = versions.map(({ group, action, note, savedMs, savedByEmail }) => ({
      group: Object.assign(group, { rules: shownRules(group.rules) }),
      action,
      note,
      saved_ms: savedMs,
      saved_by_email: savedByEmail,
    }));
    return { kind: 'good', body };
  });
  registerCall(app, guard, groupLearning, async ({ query, request }) => {
    const group = await seen(options, query.id, request.user);
    if (group === null) return NOT_FOUND;
    return { kind: 'good', body: { arms: [...learntArms(group, await groups.beliefs())] } };
  });
  registerCall(app, guard, resetGroupLearning, async ({ body, request }) => {
    const reason = body.reason.trim();
    if (reason === '') return answerProblem(400, 'invalid', 'Enter a reason for the reset.');
    const writer = { ...strategyWriter(request.user, await identity.accountsOf(request.user)), note: reason };
    const group = await seen(options, body.id, request.user);
    if (group?.type !== 'multi-arm') return NOT_FOUND;
    const outcome = await groups.resetLearning({ id: body.id, version: body.version }, writer);
    if (outcome.kind === 'proposed') return proposedGroup(outcome.proposal, writer);
    if (outcome.kind !== 'saved') return answerGroupRefused(outcome, store, body);
    return { kind: 'good', body: shownGroup(outcome.group, writer) };
  });
}

const NOT_FOUND = answerProblem(404, 'not-found', 'There is no such group.');

/** Null for an unknown group, and for one of an account that the user may not see. */
async function seen({ groups, identity }: GroupRoutesOptions, id: number, user: User) {
  const group = await groups.find(id);
  const { accessTo } = strategyWriter(user, await identity.accountsOf(user));
  return group === null || accessTo(group, group.createdBy) === 'none' ? null : group;
}
