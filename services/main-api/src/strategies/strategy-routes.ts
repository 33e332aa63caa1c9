import type { Owned } from '@meridian/domain/entities/strategy-settings';
import { isAvailableTo } from '@meridian/domain/strategy-scope';
import type { IdentityService } from '@meridian/identity/create-identity';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import {
  customStrategiesByPermissionLevel,
  userCustomStrategies,
  userStrategiesByAsset,
} from '@meridian/protocol/rest/strategy-read-calls';
import type { CustomStrategy, CustomStrategyInput } from '@meridian/protocol/rest/strategy-schemas';
import {
  batchInsertUserCustomStrategy,
  deleteUserCustomStrategy,
  insertUserCustomStrategy,
} from '@meridian/protocol/rest/strategy-write-calls';
import type { ConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import { toCustomStrategy, toStrategyValues } from '@meridian/storage/configuration/strategy-rows';
import type { FastifyInstance } from 'fastify';
import { strategyWriter } from './strategy-access.ts';
import { readStrategies } from './strategy-input.ts';
import { answerRefused } from '../configuration/answer-refused.ts';

export type StrategyRoutesOptions = {
  readonly identity: Pick<IdentityService, 'accountsOf'>;
  readonly store: ConfigurationStore;
};

type StrategyQuery = { readonly account?: string; readonly alloc_account?: string; readonly asset_class?: string };

/** `/strategies/*` about custom strategies. What belongs to an account that a user may not see is not there. */
export function strategyRoutes(app: FastifyInstance, guard: CallGuard, options: StrategyRoutesOptions): void {
  const { store } = options;
  const refused = {
    store,
    kind: 'strategy',
    noun: { one: 'strategy', many: 'strategies' },
    shown: toCustomStrategy,
  } as const;
  registerCall(app, guard, userCustomStrategies, async ({ query, request }) => {
    const seen = await visible(options, request.user, query);
    return { kind: 'good', body: seen.map(({ strategy }) => strategy) };
  });
  registerCall(app, guard, userStrategiesByAsset, async ({ query, request }) => {
    const seen = await visible(options, request.user, query);
    return { kind: 'good', body: seen.map(({ strategy }) => strategy) };
  });
  registerCall(app, guard, customStrategiesByPermissionLevel, async ({ query, request }) => {
    const { id } = request.user;
    const seen = await visible(options, request.user, query);
    const levelOf = ({ access, createdBy }: Seen): Seen['access'] | 'owner' =>
      access === 'write' && createdBy === id ? 'owner' : access;
    return { kind: 'good', body: seen.map((one) => Object.assign({ permission_level: levelOf(one) }, one.strategy)) };
  });
  const save = async (inputs: readonly CustomStrategyInput[], user: User) => {
    const input = readStrategies(inputs);
    if (input.kind === 'problem') return input;
    const rows = input.strategies.map((strategy) =>
      Object.assign(toStrategyValues(strategy), { id: strategy.id, version: strategy.version }),
    );
    const outcome = await store.save('strategy', rows, await writerOf(options, user));
    return outcome.kind === 'saved'
      ? { kind: 'saved' as const, strategies: outcome.rows.map(toCustomStrategy) }
      : await answerRefused(outcome, { ...refused, yours: inputs.length === 1 ? inputs[0] : inputs });
  };
  registerCall(app, guard, insertUserCustomStrategy, async ({ body, request }) => {
    const outcome = await save([body], request.user);
    if (outcome.kind === 'problem') return outcome;
    const [strategy] = outcome.strategies;
    if (strategy === undefined) throw new Error('a strategy was saved and is not there');
    return { kind: 'good', body: strategy };
  });
  registerCall(app, guard, batchInsertUserCustomStrategy, async ({ body, request }) => {
    const outcome = await save(body, request.user);
    return outcome.kind === 'problem' ? outcome : { kind: 'good', body: [...outcome.strategies] };
  });
  registerCall(app, guard, deleteUserCustomStrategy, async ({ body, request }) => {
    const outcome = await store.remove('strategy', body.id, await writerOf(options, request.user));
    return outcome.kind === 'removed'
      ? { kind: 'good', body: { message: `The strategy “${outcome.name}” was removed.` } }
      : await answerRefused(outcome, refused);
  });
}

async function writerOf({ identity }: StrategyRoutesOptions, user: User) {
  return strategyWriter(user, await identity.accountsOf(user));
}

type Seen = {
  readonly strategy: CustomStrategy;
  readonly createdBy: number | null;
  readonly access: 'read' | 'write';
};

/** What a user sees of what was asked for, with what that user may do to it. */
async function visible(options: StrategyRoutesOptions, user: User, query: StrategyQuery): Promise<Seen[]> {
  const { accessTo } = await writerOf(options, user);
  const isAsked = (owned: Owned) =>
    isAvailableTo(owned, {
      account: query.account ?? owned.owner_account ?? '',
      alloc_account: query.alloc_account ?? owned.owner_alloc_account ?? '',
    });
  const all = await options.store.list('strategy');
  return all.flatMap((row) => {
    const { createdBy } = row;
    const strategy = toCustomStrategy(row);
    const access = accessTo(strategy, createdBy);
    const isOfClass = query.asset_class === undefined || strategy.asset_class === query.asset_class;
    return access !== 'none' && isOfClass && isAsked(strategy) ? [{ strategy, createdBy, access }] : [];
  });
}
