import { isAccountVisible } from '@meridian/domain/account-access';
import type { TradeContextData } from '@meridian/protocol/live/trade-questions';
import type { DeskAccount } from '../../reference/desk-account.ts';
import { accountUse } from '../../kernel/checks/account-use.ts';
import type { Reading } from '../../kernel/turn.ts';
import type { RoutingConfiguration } from '../../routing/routing-configuration.ts';
import { strategyChoices } from './strategy-choices.ts';
import type { AskingUser } from './trade-question.ts';

export type TradeContextSources = {
  readonly accounts: () => readonly DeskAccount[];
  readonly configuration: () => RoutingConfiguration;
};

/** The accounts and strategies of the user. */
export function tradeContext(reading: Reading, user: AskingUser, sources: TradeContextSources): TradeContextData {
  const accounts = sources
    .accounts()
    .flatMap(({ account, alloc_accounts }) => alloc_accounts.map((alloc_account) => ({ account, alloc_account })))
    .filter((account) => isAccountVisible(user.data_permissions, account));
  return {
    accounts: accounts.map(({ account, alloc_account }) => accountUse(reading, account, alloc_account)),
    strategies: strategyChoices(sources.configuration(), accounts),
  };
}
