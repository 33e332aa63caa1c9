import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { type ActionPlace, planAction, whyNothing } from '@meridian/domain/order-actions/action-plan';
import { actionName, actionOn, ORDER_ACTIONS, type OrderAction } from '@meridian/domain/order-actions/order-action';
import { useEffect, useEffectEvent } from 'react';
import { showToast } from '../../components/show-toast.tsx';
import type { Command } from '../../features/command-palette/command.ts';
import { registerCommandSource } from '../../features/command-palette/command-registry.ts';
import { ACTION_KEYS } from '../../features/order-actions/bar/action-keys.ts';

type KeyTarget = {
  /** Null until loaded. An action until then opens its dialog, which waits for them. */
  readonly orders: readonly ActionOrder[] | null;
  readonly place: ActionPlace;
};

type Offer = { readonly action: OrderAction; readonly title: string; readonly isPossible: boolean };

/** The actions as keys and palette commands. `onAction` says why one cannot act. Null: the user may not act. */
export function useActionKeys(target: KeyTarget | null, onAction: (action: OrderAction) => void): void {
  const run = useEffectEvent((action: OrderAction) => onAction(action));
  // Rows refresh each second. The commands change only when their texts do.
  const offers = JSON.stringify(target === null ? [] : offersOf(target));
  useEffect(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written from that type in the same render.
    const commands = (JSON.parse(offers) as readonly Offer[]).flatMap(({ action, title, isPossible }): Command[] => {
      const stroke = ACTION_KEYS[action];
      const command = { id: `order.${action}`, title, group: 'Orders', run: () => run(action) };
      if (stroke !== undefined) return [{ ...command, keys: [stroke], isKeyOnly: !isPossible }];
      return isPossible ? [command] : [];
    });
    return registerCommandSource({ id: 'order-actions', rank: 4, commands });
  }, [offers]);
}

function offersOf({ orders, place }: KeyTarget): readonly Offer[] {
  return ORDER_ACTIONS.map((action) => {
    const isPossible = orders === null || whyNothing(action, orders, place) === null;
    const takes = orders === null || !isPossible ? [] : planAction(action, orders, place).takes;
    return { action, title: takes.length === 0 ? actionName(action) : `${actionOn(action, takes)}…`, isPossible };
  });
}

/** `Cannot pause TSLA SELL 47,271`, and why. */
export function tellRefusal(action: OrderAction, orders: readonly ActionOrder[], why: string): void {
  const asked = orders.length === 0 ? actionName(action) : actionOn(action, orders);
  showToast({ tone: 'info', title: `Cannot ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`, text: `${why}.` });
}
