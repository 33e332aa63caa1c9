import { listOf, readRow } from '@meridian/domain/order-ticket/basket/basket-row';
import { readOrderRows } from '@meridian/protocol/live/order-answers';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { keepWork, keptWork } from '../../session/kept-work.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectCurrentUser } from '../../session/session-selectors.ts';
import { useOrderCommand } from '../../live/use-order-command.ts';
import { useTradeContext } from '../../live/use-trade-context.ts';
import { answersOf } from './basket-answers.ts';
import { type BasketSettings, blockerOf, nothingOpenText } from './basket-blocker.ts';
import { basketCounts } from './basket-counts.ts';
import { isSendable, isTaken } from './basket-line.ts';
import { type LoadedBasket, readKeptBasket } from './kept-basket.ts';
import { useBasketLines } from './use-basket-lines.ts';
import { useBasketRows } from './use-basket-rows.ts';

const FIRST: BasketSettings = {
  listName: '',
  account: '',
  allocAccount: '',
  strat: 'vwap',
  accept: 'whole',
  reason: '',
};
const NO_ACCOUNTS: readonly never[] = [];
const NO_ROWS: readonly never[] = [];

export type Basket = ReturnType<typeof useBasket>;

/** The state of a basket, from the loaded table to the answer for each row. */
export function useBasket() {
  const userId = useSession(selectCurrentUser)?.id ?? 0;
  const [kept] = useState(() => readKeptBasket(keptWork('basket', userId)));
  const table = useBasketRows(kept?.loaded ?? null);
  const [settings, setSettings] = useState(kept?.settings ?? FIRST);
  useKept(userId, table.loaded, settings);
  const context = useTradeContext();
  const accounts = context.data?.accounts ?? NO_ACCOUNTS;
  const own = accounts.find(
    ({ account, alloc_account }) => account === settings.account && alloc_account === settings.allocAccount,
  );
  const { account = '', alloc_account = '' } = own ?? accounts[0] ?? {};
  const { strat, end = '' } = settings;
  const rows = table.loaded?.rows ?? NO_ROWS;
  // The file may name its list.
  const listName = settings.listName === '' ? listOf(rows) : settings.listName;
  const hasLimits = rows.some(({ cells }) => cells.limit_price !== '');
  const defaults = useMemo(
    () => ({ accounts, account, alloc_account, strat, end, listName, hasLimits }),
    [accounts, account, alloc_account, strat, end, listName, hasLimits],
  );
  const { lines, error } = useBasketLines(rows, defaults);
  const command = useOrderCommand('order.new_list');

  const open = lines.filter((line) => !isTaken(line) && !line.isExcluded);
  const sendable = open.filter(isSendable);
  const blocker = open.length === 0 ? nothingOpenText(lines) : blockerOf(open, { ...settings, listName });

  const send = async (isStaged: boolean) => {
    if (blocker !== null) return;
    const reason = settings.reason.trim();
    const orders = sendable.flatMap(({ cells, facts, unread }) => {
      const { order } = readRow(cells, { ...defaults, facts, isStaged, unread });
      return order === null ? [] : [order];
    });
    const result = await command.send({
      list_name: listName.trim(),
      accept: settings.accept,
      orders,
      ...(reason === '' ? {} : { override_reason: reason }),
    });
    if (result?.kind !== 'ok' && result?.kind !== 'failed') return;
    table.answer(answersOf(sendable, readOrderRows(result.data)), isStaged);
    void context.refetch();
  };
  const startAnew = () => {
    table.clear();
    command.reset();
    // The override reason belongs to the warnings of the old list only.
    setSettings((now) => ({ ...now, reason: '' }));
  };
  return {
    table,
    startAnew,
    counts: basketCounts(lines, settings.reason),
    settings: useMemo(
      () => ({ ...settings, listName, account, allocAccount: alloc_account }),
      [settings, listName, account, alloc_account],
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

/** Keeps the basket through a reload, until the user discards it. */
function useKept(userId: number, loaded: LoadedBasket | null, settings: BasketSettings): void {
  useEffect(() => {
    keepWork('basket', userId, loaded === null ? null : { loaded, settings });
  }, [userId, loaded, settings]);
}
