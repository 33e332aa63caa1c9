import type { Change } from '../kernel/commit/change.ts';
import type { OrderStore } from '../kernel/state/order-store.ts';
import type { Parent } from '../kernel/state/parent.ts';

/** The order right after the event. It may have changed since. */
export function familyOf(parent: Parent, children: Change['children']): Pick<OrderStore, 'parent' | 'child'> {
  return {
    parent: () => parent,
    child: (id) => {
      const child = children.find((each) => each.id === id);
      if (child === undefined) throw new Error(`the change does not have child order ${id}`);
      return child;
    },
  };
}
