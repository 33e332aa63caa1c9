import { readRow } from '@meridian/domain/order-ticket/basket/basket-row';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { readOrderRows } from '@meridian/protocol/live/order-answers';
import { useCallback, useMemo, useState } from 'react';
import { useOrderCommand } from '../../live/use-order-command.ts';
import { useTradeContext } from '../../live/use-trade-context.ts';
import { type BasketLine, isSendable, lineState } from './basket-line.ts';
import { useBasketLines } from './use-basket-lines.ts';
import { useBasketRows } from './use-basket-rows.ts';

export type BasketSettings = {
  readonly listName: string;
  readonly account: string;
  readonly allocAccount: string;
  readonly strat: StrategyName;
  /** One bad row keeps all of them back, or each stands for itself. */
  readonly accept: 'whole' | 'rows';
  /** Why warnings do not hold. */
  readonly reason: string;
};

const FIRST: BasketSettings = {
  listName: '',
  account: '',
  allocAccount: '',
  strat: 'vwap',
  accept: 'whole',
  reason: '',
};
const MAX_NAME = 64;
const NO_ACCOUNTS: readonly never[] = [];
const NO_ROWS: readonly never[] = [];

export type Basket = ReturnType<typeof useBasket>;

/** A list of orders, from the table that it came as to the answer for each of its rows. */
export function useBasket() {
  const table = useBasketRows();
  const [settings, setSettings] = useState(FIRST);
  const context = useTradeContext();
  const accounts = context.data?.accounts ?? NO_ACCOUNTS;
  const own = accounts.find(
    ({ account, alloc_account }) => account === settings.account && alloc_account === settings.allocAccount,
  );
  const { account = '', alloc_account = '' } = own ?? accounts[0] ?? {};
  const { strat } = settings;
  const defaults = useMemo(
    () => ({ accounts, account, alloc_account, strat }),
    [accounts, account, alloc_account, strat],
  );
  const { lines, error } = useBasketLines(table.loaded?.rows ?? NO_ROWS, defaults);
  const command = useOrderCommand('order.new_list');

  const open = lines.filter((line) => lineState(line) !== 'accepted');
  const sendable = open.filter(isSendable);
  const isWhole = settings.accept === 'whole';
  const blocker = blockerOf({ open, sendable, isWhole, settings });

  const send = async (isStaged: boolean) => {
    if (blocker !== null) return;
    const reason = settings.reason.trim();
    const orders = sendable.flatMap(({ cells, facts }) => {
      const { order } = readRow(cells, { ...defaults, facts, isStaged });
      return order === null ? [] : [order];
    });
    const result = await command.send({
      list_name: settings.listName.trim(),
      accept: settings.accept,
      orders,
      ...(reason === '' ? {} : { override_reason: reason }),
    });
    if (result?.kind !== 'ok' && result?.kind !== 'failed') return;
    table.answer(answersOf(sendable, readOrderRows(result.data)));
    void context.refetch();
  };
  return {
    table,
    settings: useMemo(
      () => ({ ...settings, account, allocAccount: alloc_account }),
      [settings, account, alloc_account],
    ),
    change: useCallback((change: Partial<BasketSettings>) => setSettings((now) => ({ ...now, ...change })), []),
    context,
    accounts,
    lines,
    sendable,
    open,
    error,
    command,
    blocker,
    send,
  };
}

type BlockerInput = {
  readonly open: readonly BasketLine[];
  readonly sendable: readonly BasketLine[];
  readonly isWhole: boolean;
  readonly settings: BasketSettings;
};

/** What is still missing before the list can go; null when nothing is. */
function blockerOf({ open, sendable, isWhole, settings }: BlockerInput): string | null {
  const checking = open.filter((line) => lineState(line) === 'checking').length;
  const bad = open.length - sendable.length - checking;
  const name = settings.listName.trim();
  if (open.length === 0) return 'All orders of the list are sent.';
  if (checking > 0) return `Checking ${checking} ${checking === 1 ? 'row' : 'rows'}.`;
  if (isWhole && bad > 0) return `Mend ${bad} ${bad === 1 ? 'row' : 'rows'}, or send row by row.`;
  if (sendable.length === 0) return 'No row can be sent as it is.';
  if (name === '') return 'Give the list a name.';
  if (name.length > MAX_NAME) return `A list's name has at most ${MAX_NAME} characters.`;
  const isWarned = sendable.some((line) => lineState(line) === 'warned');
  return isWarned && settings.reason.trim() === '' ? 'Say why the warnings do not hold.' : null;
}

/** Rows that were only kept back with the others of their list were not answered themselves. */
function answersOf(sent: readonly BasketLine[], rows: readonly OrderRowAnswer[]): ReadonlyMap<number, OrderRowAnswer> {
  const found = rows.flatMap((answer, index) => {
    const line = sent[answer.row ?? index];
    return line === undefined || answer.code === 'not-sent' ? [] : [[line.id, answer] as const];
  });
  return new Map(found);
}
