import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { type ActionPlace, planAction, whyBlocked } from '@meridian/domain/order-actions/action-plan';
import { actionLabel, ORDER_ACTIONS, type OrderAction } from '@meridian/domain/order-actions/order-action';
import { useEffect, useEffectEvent } from 'react';
import { registerCommandSource } from '../../features/command-palette/command-registry.ts';

/** P pauses what trades and resumes when all of it is paused: the first command that can be done has the key. */
const KEYS: Readonly<Partial<Record<OrderAction, readonly string[]>>> = {
  pause: ['p'],
  resume: ['p'],
  modify: ['m'],
  cancel: ['Shift+x'],
};

/** The actions by their keys and in the palette. */
export function useActionKeys(
  orders: readonly ActionOrder[] | null,
  place: ActionPlace,
  onAction: (action: OrderAction) => void,
): void {
  const run = useEffectEvent(onAction);
  const isBlocked = orders === null || whyBlocked(orders) !== null;
  // Rows come anew each second; the commands change only with what can be done.
  const counts = ORDER_ACTIONS.map((action) => (isBlocked ? 0 : planAction(action, orders, place).takes.length)).join();
  useEffect(() => {
    const commands = counts.split(',').flatMap((text, at) => {
      const action = ORDER_ACTIONS[at];
      const count = Number(text);
      if (action === undefined || count === 0) return [];
      const title = `${actionLabel(action, count)}…`;
      const command = { id: `order.${action}`, title, group: 'Orders', run: () => run(action) };
      const keys = KEYS[action];
      return [keys === undefined ? command : { ...command, keys }];
    });
    return registerCommandSource({ id: 'order-actions', rank: 4, commands });
  }, [counts]);
}
