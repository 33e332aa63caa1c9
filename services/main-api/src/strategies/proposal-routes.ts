import type { CallGuard } from '@meridian/identity/http/register-call';
import { registerCall } from '@meridian/identity/http/register-call';
import { answerProblem } from '@meridian/identity/http/call-answer';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import {
  amendProposal,
  approveProposal,
  listGroupProposals,
  listProposals,
  rejectProposal,
  withdrawProposal,
} from '@meridian/protocol/rest/strategy-settings-calls';
import { toSettingValues } from '@meridian/storage/configuration/setting-rows';
import { toStrategyValues } from '@meridian/storage/configuration/strategy-rows';
import type { ConfigurationProposal } from '@meridian/storage/configuration/proposals/proposal-row';
import type { ProposalDecision } from '@meridian/storage/configuration/proposals/decide-proposal';
import type { ConfigurationRefusal, ConfigurationWriter } from '@meridian/storage/configuration/configuration-store';
import type { FastifyInstance } from 'fastify';
import { answerRefused } from '../configuration/answer-refused.ts';
import { DESK_DOWN } from '../routing/desk-down.ts';
import { answerGroupRefused } from './group-answers.ts';
import {
  isGroupProposal,
  isRoutingProposal,
  isSettingsProposal,
  KIND_OF,
  toGroupProposalAnswer,
  toProposalAnswer,
} from './settings-rows.ts';
import { toRoutingProposal } from '../routing/proposed-routing.ts';
import { routingRefused } from '../routing/routing-refused.ts';
import { readSetting, readStrategies } from './strategy-input.ts';
import { settingsRefused, strategiesRefused } from './strategy-refused.ts';
import { type StrategyRoutesOptions, writerOf } from './strategy-seen.ts';

const DEFAULT_LIMIT = 100;

/** `/strategies/proposals`: changes that await a second person. */
export function proposalRoutes(app: FastifyInstance, guard: CallGuard, options: StrategyRoutesOptions): void {
  const { proposals } = options.store;
  registerCall(app, guard, listProposals, async ({ query, request }) => {
    const { settings_version, limit = DEFAULT_LIMIT, offset = 0 } = query;
    const writer = await writerOf(options, request.user);
    const kinds = settings_version === undefined ? Object.values(KIND_OF) : [KIND_OF[settings_version]];
    const seen = (await proposals.pending(kinds)).filter(
      (proposal) => writer.accessTo(proposal, proposal.proposedBy) !== 'none',
    );
    const page = seen.filter(isSettingsProposal).slice(offset, offset + limit);
    return {
      kind: 'good',
      body: page.map((proposal) => toProposalAnswer(proposal, writer)),
      headers: { 'x-total-count': String(seen.length) },
    };
  });
  registerCall(app, guard, listGroupProposals, async ({ query, request }) => {
    const { limit = DEFAULT_LIMIT, offset = 0 } = query;
    const writer = await writerOf(options, request.user);
    const seen = (await proposals.pending(['group'])).filter(
      (proposal) => writer.accessTo(proposal, proposal.proposedBy) !== 'none',
    );
    const page = seen.filter(isGroupProposal).slice(offset, offset + limit);
    return {
      kind: 'good',
      body: page.map((proposal) => toGroupProposalAnswer(proposal, writer)),
      headers: { 'x-total-count': String(seen.length) },
    };
  });
  registerCall(app, guard, amendProposal, async ({ params: { id }, body, request }) => {
    const { note = '' } = body;
    const writer = await writerOf(options, request.user);
    const { asset_class, ...flat } = body;
    // A flat setting applies to every asset class, so it has none.
    if (asset_class === null) {
      const input = readSetting(flat);
      if (input.kind === 'problem') return input;
      const [setting = flat] = input.inputs;
      const change = { kind: 'setting', values: toSettingValues(setting) } as const;
      const outcome = await proposals.amend(id, change, { writer, note });
      if (outcome.kind !== 'done') return answerRefused(outcome, settingsRefused(options.store));
      return { kind: 'good', body: toProposalAnswer(outcome.result, writer) };
    }
    const input = readStrategies([{ ...flat, asset_class }]);
    if (input.kind === 'problem') return input;
    const [strategy] = input.inputs;
    if (strategy === undefined) return answerProblem(400, 'invalid-strategy', 'A strategy needs a name.');
    const change = { kind: 'strategy', values: toStrategyValues(strategy) } as const;
    const outcome = await proposals.amend(id, change, { writer, note });
    if (outcome.kind !== 'done') return answerRefused(outcome, strategiesRefused(options.store));
    return { kind: 'good', body: toProposalAnswer(outcome.result, writer) };
  });
  const decide = async (decision: ProposalDecision, user: User) => {
    const writer = await writerOf(options, user);
    const live = await options.desk.liveStrategies();
    if (live === null && decision.state === 'approved') return DESK_DOWN;
    const outcome = await proposals.decide(decision, { writer, ...(live !== null && { live }) });
    if (outcome.kind !== 'done') return refusedDecision(options, decision.id, outcome);
    return { kind: 'good' as const, body: answerOf(outcome.result, writer) };
  };
  registerCall(app, guard, approveProposal, ({ params, body, request }) =>
    decide({ id: params.id, state: 'approved', note: body.note ?? null, revision: body.revision }, request.user),
  );
  registerCall(app, guard, rejectProposal, ({ params, body, request }) =>
    decide({ id: params.id, state: 'rejected', note: body.note }, request.user),
  );
  registerCall(app, guard, withdrawProposal, ({ params, request }) =>
    decide({ id: params.id, state: 'withdrawn', note: null }, request.user),
  );
}

function answerOf(proposal: ConfigurationProposal, writer: ConfigurationWriter) {
  if (isGroupProposal(proposal)) return toGroupProposalAnswer(proposal, writer);
  if (isSettingsProposal(proposal)) return toProposalAnswer(proposal, writer);
  if (!isRoutingProposal(proposal)) throw new Error('a proposal is of a group, of a setting or of routing');
  // What was decided is over: nobody decides on it again.
  return toRoutingProposal(proposal, { reader: writer, mayDecide: false, all: [proposal] });
}

async function refusedDecision({ store }: StrategyRoutesOptions, id: number, refusal: ConfigurationRefusal) {
  const proposal = await store.proposals.find(id);
  if (proposal?.kind === 'group') return answerGroupRefused(refusal, store);
  if (proposal !== null && isRoutingProposal(proposal))
    return answerRefused(refusal, routingRefused(store, proposal.kind));
  return proposal?.kind === 'strategy'
    ? answerRefused(refusal, strategiesRefused(store))
    : answerRefused(refusal, settingsRefused(store));
}
