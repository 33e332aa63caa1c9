import type { AccountUse } from '@meridian/domain/order-checks/account-limits';
import type { Reading } from '../turn.ts';

/** What an account may do, and what it has done of it today. */
export function accountUse({ state, ports }: Reading, account: string, allocAccount: string): AccountUse {
  const date = ports.market.day().date;
  return {
    account,
    alloc_account: allocAccount,
    limits: ports.limitsOf(account, allocAccount),
    gross_usd: state.orders.gross.usdOf(account, allocAccount, date),
  };
}
