import type { OrderTerms, Parent } from '../state/parent.ts';
import { unreviewedChangers } from '../state/unreviewed-changers.ts';
import type { KernelUser } from '../commands/kernel-command.ts';
import type { Reading } from '../turn.ts';

/** The account by whose rule another person releases a held order. Null where its author may. */
export function accountThatNeedsAnother(
  { ports }: Pick<Reading, 'ports'>,
  { account, allocAccount }: Pick<OrderTerms, 'account' | 'allocAccount'>,
): string | null {
  const { own, whole } = ports.limitsOf(account, allocAccount);
  if (own?.release_needs_another === true) return allocAccount;
  return whole?.release_needs_another === true ? account : null;
}

export type Releasing = Pick<KernelUser, 'email_id' | 'trader_id'>;

/** Why this user may not release an order, because its terms are their own. Null when they may. */
export function whyOwnRelease(reading: Pick<Reading, 'ports'>, parent: Parent, user: Releasing): string | null {
  const { receivedBy, terms } = parent;
  const isAuthor = receivedBy === undefined ? terms.traderId === user.trader_id : receivedBy === user.email_id;
  const isChanger = unreviewedChangers(parent).includes(user.email_id);
  if (!isAuthor && !isChanger) return null;
  const account = accountThatNeedsAnother(reading, terms);
  if (account === null) return null;
  const did = isAuthor ? 'sent' : 'changed';
  return `You ${did} this order, and ${account} needs another person to release it: ask a colleague with this account`;
}
