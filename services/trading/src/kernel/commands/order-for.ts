import { isAccountVisible } from '@meridian/domain/account-access';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { Parent } from '../state/parent.ts';
import type { Reading } from '../turn.ts';
import { rowNotFound } from './answers.ts';
import type { KernelUser } from './kernel-command.ts';

export type OrderFor =
  | { readonly kind: 'order'; readonly parent: Parent }
  | { readonly kind: 'refused'; readonly row: OrderRowAnswer };

/** An order of another account gets the same answer as a missing one. */
export function orderFor({ state }: Reading, user: KernelUser, id: number): OrderFor {
  const parent = state.orders.parents.get(id);
  if (parent !== undefined && mayActOn(user, parent)) return { kind: 'order', parent };
  return { kind: 'refused', row: rowNotFound(id) };
}

function mayActOn(user: KernelUser, { terms }: Parent): boolean {
  return isAccountVisible(user.data_permissions, { account: terms.account, alloc_account: terms.allocAccount });
}
