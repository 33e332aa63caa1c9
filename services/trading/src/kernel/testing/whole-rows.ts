import type { ChildOrder } from '@meridian/domain/entities/child-order';
import type { ParentOrder } from '@meridian/domain/entities/parent-order';
import { childParts } from '../rows/child-row.ts';
import { parentParts } from '../rows/parent-row.ts';
import type { RowContext } from '../rows/row-context.ts';
import type { Child } from '../state/child.ts';
import type { Parent } from '../state/parent.ts';

/** A parent order as the desk sees it, with current values. */
export function parentRow(parent: Parent, context: RowContext): ParentOrder {
  const [identity, terms, strategy, instrument, described, ...moves] = parentParts(parent, context);
  const [state, switches, quantities, amounts, benchmarks, costs, shortfall, quotes, others, dayFills] = moves;
  return {
    ...identity,
    ...terms,
    ...strategy,
    ...instrument,
    ...described,
    ...state,
    ...switches,
    ...quantities,
    ...amounts,
    ...benchmarks,
    ...costs,
    ...shortfall,
    ...quotes,
    ...others,
    ...dayFills,
  };
}

/** A child order with the fields of its parent. */
export function childRow(parent: Parent, child: Child, context: RowContext): ChildOrder {
  const [identity, terms, size, strategy, instrument, route, snap, ...moves] = childParts(parent, child, context);
  const [switches, state, quantities, amounts, benchmarks, costs, quotes] = moves;
  return {
    ...identity,
    ...terms,
    ...size,
    ...strategy,
    ...instrument,
    ...route,
    ...snap,
    ...switches,
    ...state,
    ...quantities,
    ...amounts,
    ...benchmarks,
    ...costs,
    ...quotes,
  };
}
