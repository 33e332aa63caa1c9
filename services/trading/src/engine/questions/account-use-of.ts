import { isAccountVisible } from '@meridian/domain/account-access';
import type { UseFlow } from '@meridian/domain/limits/use-forecast';
import type { AccountUseData, UsePoint } from '@meridian/protocol/live/trade-questions';
import type { Reading } from '../../kernel/turn.ts';
import type { CommandOutcome } from '../../live/command-handlers.ts';
import type { AskingUser } from './trade-question.ts';

type Scope = { readonly account: string; readonly alloc_account: string | null };

export type AccountUseSources = {
  pointsOf(account: string, allocAccount: string | null): readonly UsePoint[];
  flowOf(account: string, allocAccount: string | null): UseFlow;
};

const MILLION = 1_000_000;

/** The day of one account, for permitted users. Without the market-data permission in whole millions. */
export function accountUseOf(
  { ports, nowMs }: Reading,
  scope: Scope,
  user: AskingUser,
  sources: AccountUseSources,
): CommandOutcome {
  const { account, alloc_account } = scope;
  if (!maySee(user, scope)) return { ok: false, code: 'not-found', message: 'There is no such account.' };
  const { openMs, closeMs } = ports.market.day();
  const points = sources.pointsOf(account, alloc_account);
  const permitted = user.market_data_permit;
  const data: AccountUseData = {
    open_ms: openMs,
    close_ms: closeMs,
    now_ms: nowMs,
    points: permitted ? points : points.map(([atMs, usd]) => [atMs, MILLION * Math.round(usd / MILLION)]),
    flow: permitted ? sources.flowOf(account, alloc_account) : null,
  };
  return { ok: true, message: '', data };
}

/** A whole account is visible only to users with all of it. */
function maySee({ is_admin, data_permissions }: AskingUser, { account, alloc_account }: Scope): boolean {
  if (is_admin) return true;
  return alloc_account === null
    ? data_permissions.accounts.includes(account)
    : isAccountVisible(data_permissions, { account, alloc_account });
}
