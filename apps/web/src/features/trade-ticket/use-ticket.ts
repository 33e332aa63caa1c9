import type { AccountUse } from '@meridian/domain/order-checks/account-limits';
import { sideFor } from '@meridian/domain/order-ticket/asset-sides';
import { withInstrument } from '@meridian/domain/order-ticket/next-draft';
import type { InstrumentKey, TicketDraft } from '@meridian/domain/order-ticket/ticket-draft';
import { ticketOrder, type TicketOrder, type TicketProblems } from '@meridian/domain/order-ticket/ticket-order';
import { withSetting } from '@meridian/domain/order-ticket/ticket-strategy';
import type { TradeContextData } from '@meridian/protocol/live/trade-questions';
import { useMemo } from 'react';
import { useInstrumentFacts } from '../../live/use-instrument-facts.ts';
import { useTradeContext } from '../../live/use-trade-context.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectHasMarketDataPermit, selectIsAdmin } from '../../session/session-selectors.ts';
import { settingOptions, strategyFor } from './strategy-options.ts';
import { useOrderFindings } from './use-order-findings.ts';
import { useTicketDraft } from './use-ticket-draft.ts';

const NO_PROBLEMS: TicketProblems = { fields: {}, parameters: {} };
const NO_CONTEXT: TradeContextData = { accounts: [], strategies: [] };

export type Ticket = ReturnType<typeof useTicket>;

/** The state of the ticket: draft, instrument, checks, estimate. */
export function useTicket() {
  const { draft: written, change, startNext, kept, resetKept, isSaved } = useTicketDraft();
  const hasMarketData = useSession(selectHasMarketDataPermit);
  const isAdmin = useSession(selectIsAdmin);
  const market = useInstrumentFacts(written.instrument, hasMarketData);
  const answer = useTradeContext();
  const context = answer.data ?? NO_CONTEXT;
  const { facts, quote } = market;
  const use = accountUse(context.accounts, written);
  const settings = settingOptions(context.strategies, withAccount(written, use), facts);
  const chosen = settings.find(({ name }) => name === written.as);
  // A setting that the account does not have is dropped.
  const as = chosen?.name ?? null;
  const draft = { ...withAccount(written, use), as };
  const setting = chosen?.param_values ?? NO_VALUES;
  const orderOf = (isStaged: boolean) => ticketOrder(draft, { facts, setting, isStaged });
  const result = orderOf(false);
  const checks = useOrderFindings({
    order: orderIn(result),
    values: draft.values,
    setting,
    facts,
    quote,
    use,
    isAdmin,
  });
  return {
    draft,
    change,
    startNext,
    kept,
    resetKept,
    isSaved,
    market,
    context: answer,
    accounts: context.accounts,
    use,
    settings,
    /** The chosen group, which selects the strategy; null for none. */
    group: chosen?.kind === 'group' ? chosen.name : null,
    /** Including those of the setting. */
    values: useMemo(() => withSetting(draft.values, setting), [draft.values, setting]),
    problems: result.kind === 'problems' ? result.problems : NO_PROBLEMS,
    checks,
    orderOf: (isStaged: boolean): TicketOrder | null => orderIn(orderOf(isStaged)),
    pickInstrument: (instrument: InstrumentKey | null) => change(suitedTo(instrument, draft)),
  };
}

const NO_VALUES = {};

/** Strategy and side as the instrument can have them. */
function suitedTo(instrument: InstrumentKey | null, draft: TicketDraft): TicketDraft {
  const next = withInstrument(draft, instrument);
  if (instrument === null) return next;
  const order_side = sideFor(next.order_side, instrument.asset_class);
  return { ...next, strat: strategyFor(next.strat, instrument), order_side };
}

function orderIn(result: ReturnType<typeof ticketOrder>): TicketOrder | null {
  return result.kind === 'order' ? result.order : null;
}

/** The chosen account if the user may trade for it, else the first one. */
function accountUse(accounts: readonly AccountUse[], { account, alloc_account }: TicketDraft): AccountUse | null {
  const ofAccount = accounts.filter((each) => each.account === account);
  const exact = ofAccount.find((each) => each.alloc_account === alloc_account);
  return exact ?? ofAccount[0] ?? accounts[0] ?? null;
}

function withAccount(draft: TicketDraft, use: AccountUse | null): TicketDraft {
  return { ...draft, account: use?.account ?? '', alloc_account: use?.alloc_account ?? '' };
}
