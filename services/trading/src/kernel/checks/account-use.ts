import type { AccountUse } from '@meridian/domain/order-checks/account-limits';
import type { DayUse } from '../state/account-gross.ts';
import type { Reading } from '../turn.ts';

/** An account's limits and today's use. */
export function accountUse({ state, ports }: Reading, account: string, allocAccount: string): AccountUse {
  const date = ports.market.day().date;
  const { gross } = state.orders;
  const { own, whole } = ports.limitsOf(account, allocAccount);
  return {
    account,
    alloc_account: allocAccount,
    limits: own,
    ...gross.dayOf(account, allocAccount, date),
    whole_account: { limits: whole, ...gross.dayOfAccount(account, date) },
  };
}

/** The use after a change, for the account and the allocation account. */
export function useWith(use: AccountUse, own: DayUse, whole: DayUse = own): AccountUse {
  return { ...use, ...sum(use, own), whole_account: { ...use.whole_account, ...sum(use.whole_account, whole) } };
}

function sum(one: DayUse, other: DayUse): DayUse {
  return {
    gross_usd: Math.max(0, one.gross_usd + other.gross_usd),
    day_qty: Math.max(0, one.day_qty + other.day_qty),
  };
}
