import { parseAttributes } from '@meridian/domain/attributes';
import type { Cell } from '@meridian/protocol/live/subscription-messages';

/** A twentieth of an order is more than a child order, and less than anybody would miss. */
const SLACK = 0.05;

export type SeenOrder = {
  readonly status: Cell;
  readonly order_qty: Cell;
  readonly attributes_json: Cell;
  readonly auto_trading_status: Cell;
  readonly strat: Cell;
  readonly last_update_timestamp: Cell;
};

/** What decides whether an order is late. */
type Judged = Pick<SeenOrder, 'status' | 'order_qty' | 'attributes_json' | 'auto_trading_status'>;

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

/**
 * An order that its cap or limit holds back is late for a reason of the market, and one whose time is over only waits
 * until its child orders are confirmed cancelled.
 */
export function isBehind({ floor, filled, quantity, isCapped, reason }: Progress): boolean {
  if (floor === null || filled === null || isCapped || mayNotTake(reason)) return false;
  return floor - filled > SLACK * quantity;
}

/** The flag of a cap comes some seconds later than its reason, and goes later. A highest rate has no flag. */
function mayNotTake(reason: string | null): boolean {
  return reason !== null && /\b(?:limit|volume cap|end time has passed|in doubt|highest rate)\b/.test(reason);
}

export type Found = {
  readonly working: number;
  /** The keys of orders that are late for no reason that they give. */
  readonly behind: readonly Cell[];
};

export function ordersBehind(orders: Iterable<readonly [Cell, Judged]>): Found {
  let working = 0;
  const behind: Cell[] = [];
  for (const [key, { status, order_qty, attributes_json, auto_trading_status }] of orders) {
    if (!isAtWork({ status })) continue;
    working += 1;
    // Somebody paused it, and it stays where it is.
    if (auto_trading_status !== true) continue;
    const plan = parseAttributes(typeof attributes_json === 'string' ? attributes_json : null);
    const { floor, schedule_filled: filled, schedule_volume_cap_constrained: isCapped, microstrategy_reason } = plan;
    const quantity = Number(order_qty);
    if (isBehind({ floor, filled, quantity, isCapped, reason: microstrategy_reason })) behind.push(key);
  }
  return { working, behind };
}

/** Whoever looks for the reason why it is late begins with this. */
export function accountOf(order: SeenOrder | undefined, nowMs: number): string {
  if (order === undefined) return 'gone';
  const { attributes_json, strat, order_qty, last_update_timestamp } = order;
  const plan = parseAttributes(typeof attributes_json === 'string' ? attributes_json : null);
  const seconds = ((nowMs - Number(last_update_timestamp)) / 1_000).toFixed(1);
  const filled = `${plan.schedule_filled} of ${order_qty} filled, floor ${plan.floor}`;
  return `${strat}, ${filled}, changed ${seconds} s ago, "${plan.microstrategy_reason}"`;
}

export type SeenChild = {
  readonly parent_order_numeric_id: Cell;
  readonly order_receive_time_since_epoch_milliseconds: Cell;
  readonly time_in_force: Cell;
};

/** An order that takes sends its next child order soon after the last one came back. */
const TRY_MS = 5_000;
/** One that is found late first waits until its resting child order is confirmed cancelled. */
const REACT_MS = 1_000;
/** A page hears of a child order on a full desk up to so much later than it was sent. */
export const CHILDREN_COME_MS = 4_000;

/**
 * The orders that tried to take around that time: they lack a market and not the engine's time. To be asked when the
 * child orders of that time have come.
 */
export function ordersThatTry(children: Iterable<SeenChild>, atMs: number): ReadonlySet<Cell> {
  const trying = new Set<Cell>();
  for (const { parent_order_numeric_id, order_receive_time_since_epoch_milliseconds, time_in_force } of children) {
    const sentMs = Number(order_receive_time_since_epoch_milliseconds);
    const isThen = sentMs >= atMs - TRY_MS && sentMs <= atMs + REACT_MS;
    if (isThen && time_in_force === 'IOC') trying.add(parent_order_numeric_id);
  }
  return trying;
}
