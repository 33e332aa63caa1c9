import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { CustomStrategyInput } from '@meridian/protocol/rest/strategy-schemas';
import { saveSetting } from '@meridian/protocol/rest/strategy-settings-calls';
import {
  batchInsertUserCustomStrategy,
  deleteUserCustomStrategy,
  insertUserCustomStrategy,
  removeStrategy,
} from '@meridian/protocol/rest/strategy-write-calls';
import { toSetting, toSettingValues } from '@meridian/storage/configuration/setting-rows';
import { toCustomStrategy, toStrategyValues } from '@meridian/storage/configuration/strategy-rows';
import type { SettingsKind } from '@meridian/storage/configuration/governed-kinds';
import type { FastifyInstance } from 'fastify';
import { answerRefused } from '../configuration/answer-refused.ts';
import { DESK_DOWN } from '../routing/desk-down.ts';
import { toProposalAnswer } from './settings-rows.ts';
import { readSetting, readStrategies } from './strategy-input.ts';
import { strategyReadRoutes, type StrategyReadOptions } from './strategy-read-routes.ts';
import { settingsRefused, strategiesRefused } from './strategy-refused.ts';
import { seenRows, type StrategyRoutesOptions, writerOf } from './strategy-seen.ts';
import { strategySettingsRoutes } from './strategy-settings-routes.ts';

/** `/strategies/*`: custom strategies and flat settings. */
export function strategyRoutes(app: FastifyInstance, guard: CallGuard, options: StrategyReadOptions): void {
  strategyReadRoutes(app, guard, options);
  strategySettingsRoutes(app, guard, options);
  customStrategyRoutes(app, guard, options);
  flatSettingRoutes(app, guard, options);
}

function customStrategyRoutes(app: FastifyInstance, guard: CallGuard, options: StrategyRoutesOptions): void {
  const save = async (inputs: readonly CustomStrategyInput[], user: User) => {
    const input = readStrategies(inputs);
    if (input.kind === 'problem') return input;
    const rows = input.inputs.map((strategy) =>
      Object.assign(toStrategyValues(strategy), { id: strategy.id, version: strategy.version }),
    );
    const writer = await writerOf(options, user);
    const note = inputs[0]?.note ?? '';
    const outcome = await options.store.proposals.submit('strategy', rows, { writer, note });
    if (outcome.kind !== 'done') {
      const yours = inputs.length === 1 ? inputs[0] : inputs;
      return await answerRefused(outcome, { ...strategiesRefused(options.store), yours });
    }
    const saved = outcome.result.map((one) => {
      if (one.kind === 'proposed') return { proposal: toProposalAnswer(one.proposal, writer) };
      if (one.kind === 'saved') return toCustomStrategy(one.row);
      throw new Error('a save removed a strategy');
    });
    return { kind: 'saved' as const, saved };
  };
  registerCall(app, guard, insertUserCustomStrategy, async ({ body, request }) => {
    const outcome = await save([body], request.user);
    if (outcome.kind === 'problem') return outcome;
    const [strategy] = outcome.saved;
    if (strategy === undefined) throw new Error('a strategy was saved and is not there');
    return { kind: 'good', body: strategy };
  });
  registerCall(app, guard, batchInsertUserCustomStrategy, async ({ body, request }) => {
    const outcome = await save(body, request.user);
    return outcome.kind === 'problem' ? outcome : { kind: 'good', body: outcome.saved };
  });
  registerCall(app, guard, deleteUserCustomStrategy, async ({ body, request }) =>
    remove(options, 'strategy', body, request.user),
  );
}

function flatSettingRoutes(app: FastifyInstance, guard: CallGuard, options: StrategyRoutesOptions): void {
  registerCall(app, guard, saveSetting, async ({ body, request }) => {
    const input = readSetting(body);
    if (input.kind === 'problem') return input;
    const rows = input.inputs.map((setting) =>
      Object.assign(toSettingValues(setting), { id: setting.id, version: setting.version }),
    );
    const writer = await writerOf(options, request.user);
    const outcome = await options.store.proposals.submit('setting', rows, { writer, note: body.note ?? '' });
    if (outcome.kind !== 'done') return answerRefused(outcome, { ...settingsRefused(options.store), yours: body });
    const [saved] = outcome.result;
    if (saved?.kind === 'saved') return { kind: 'good', body: toSetting(saved.row) };
    if (saved?.kind === 'proposed')
      return { kind: 'good', body: { proposal: toProposalAnswer(saved.proposal, writer) } };
    throw new Error('a setting was saved and is not there');
  });
  registerCall(app, guard, removeStrategy, async ({ body, request }) => {
    const { account = null, alloc_account = null, strategy_destination, strategy_name, ...removal } = body;
    const seen = await seenRows(options, 'setting', request.user);
    const found = seen.find(
      ({ row }) =>
        row.name.toLowerCase() === strategy_destination.toLowerCase() &&
        row.document.strategy_name === strategy_name &&
        row.owner_account === account &&
        row.owner_alloc_account === alloc_account,
    );
    if (found === undefined) {
      const missing = { kind: 'not-found', name: strategy_destination, id: null } as const;
      return answerRefused(missing, settingsRefused(options.store));
    }
    return remove(options, 'setting', { ...removal, id: found.row.id }, request.user);
  });
}

type Removal = {
  readonly id: number;
  readonly version?: number;
  readonly note?: string;
  readonly replacement?: string;
};

async function remove(options: StrategyRoutesOptions, kind: SettingsKind, removal: Removal, user: User) {
  const { note = '', ...row } = removal;
  const live = await options.desk.liveStrategies();
  if (live === null) return DESK_DOWN;
  const writer = await writerOf(options, user);
  const outcome = await options.store.proposals.submitRemoval(kind, row, { writer, note, live });
  const noun = kind === 'setting' ? 'setting' : 'strategy';
  if (outcome.kind !== 'done') {
    return kind === 'setting'
      ? answerRefused(outcome, settingsRefused(options.store))
      : answerRefused(outcome, strategiesRefused(options.store));
  }
  const { result } = outcome;
  if (result.kind === 'proposed') {
    const message = `The removal of “${result.proposal.name}” awaits approval.`;
    return { kind: 'good' as const, body: { message, proposal: toProposalAnswer(result.proposal, writer) } };
  }
  const name = result.kind === 'removed' ? result.name : result.row.name;
  return { kind: 'good' as const, body: { message: `The ${noun} “${name}” was removed.` } };
}
