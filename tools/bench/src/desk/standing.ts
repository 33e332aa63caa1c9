import { parseAttributes } from '@meridian/domain/attributes';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { Standing } from './desk-messages.ts';

/** A twentieth of an order is more than a child order, and less than anybody would miss. */
const SLACK = 0.05;

export type SeenOrder = {
  readonly status: Cell;
  readonly order_qty: Cell;
  readonly attributes_json: Cell;
};

const AT_WORK: ReadonlySet<Cell> = new Set(['WORKING', 'PARTIAL']);

export function isAtWork({ status }: Pick<SeenOrder, 'status'>): boolean {
  return AT_WORK.has(status);
}

export type Progress = {
  readonly floor: number | null;
  readonly filled: number | null;
  readonly quantity: number;
  readonly isCapped: boolean;
  readonly reason: string | null;
};

/** An order that its cap or limit holds back is late for a reason of the market. */
export function isBehind({ floor, filled, quantity, isCapped, reason }: Progress): boolean {
  if (floor === null || filled === null || isCapped || isHeldBack(reason)) return false;
  return floor - filled > SLACK * quantity;
}

/** The flag of a cap comes some seconds later than its reason, and goes later. */
function isHeldBack(reason: string | null): boolean {
  return reason !== null && /\b(?:limit|volume cap)\b/.test(reason);
}

export function standingOf(orders: Iterable<SeenOrder>): Standing {
  let working = 0;
  let behind = 0;
  for (const { status, order_qty, attributes_json } of orders) {
    if (!isAtWork({ status })) continue;
    working += 1;
    const plan = parseAttributes(typeof attributes_json === 'string' ? attributes_json : null);
    const { floor, schedule_filled: filled, schedule_volume_cap_constrained: isCapped, microstrategy_reason } = plan;
    const quantity = Number(order_qty);
    if (isBehind({ floor, filled, quantity, isCapped, reason: microstrategy_reason })) behind += 1;
  }
  return { working, behind };
}
