import type { OrderAction } from '@meridian/domain/order-actions/order-action';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import { STAGING_STRATEGY } from '@meridian/domain/child-actions';

/** Waiting orders: staged by the desk, or pending review. */
export type StartKind = 'send-staged' | 'pending-parameters';

export type StartWords = {
  readonly title: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly empty: string;
  readonly action: Extract<OrderAction, 'release' | 'send-staged'>;
  readonly command: 'order.release' | 'order.send_staged';
  readonly where: PowerSearch;
};

export const START_WORDS: Readonly<Record<StartKind, StartWords>> = {
  'send-staged': {
    title: 'Send staged',
    noun: { one: 'staged order', many: 'staged orders' },
    empty: 'Stage a ticket or a basket to send it later from here.',
    action: 'send-staged',
    command: 'order.send_staged',
    where: {
      join: 'and',
      conditions: [
        { field: 'strat', operator: '=', value: STAGING_STRATEGY },
        { field: 'status', operator: '=', value: 'NEW' },
      ],
    },
  },
  'pending-parameters': {
    title: 'Pending parameters',
    noun: { one: 'pending order', many: 'pending orders' },
    empty: 'No order is awaiting review.',
    action: 'release',
    command: 'order.release',
    where: { join: 'and', conditions: [{ field: 'status', operator: '=', value: 'PENDING' }] },
  },
};
