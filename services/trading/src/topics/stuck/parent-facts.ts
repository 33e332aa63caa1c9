import { attributeNumber, isVolumeCapConstrained } from '@meridian/domain/attributes';
import { isStagingStrategy } from '@meridian/domain/child-actions';
import { isLimitOutsideMarket } from '@meridian/domain/limit-outside-market';
import { isActiveStatus } from '@meridian/domain/order-status';
import type { Cells } from '../../live/topic-source.ts';
import { cellReader } from '../tables/columns.ts';
import type { TopicTables } from '../tables/topic-tables.ts';
import type { DeskFacts } from './desk-facts.ts';
import type { Activity } from './order-activity.ts';
import type { OrderFacts, ReasonFacts } from './stuck-rule.ts';

const status = cellReader('parent_orders', 'status');
const autoTrading = cellReader('parent_orders', 'auto_trading_status');
const globalAutoTrading = cellReader('parent_orders', 'global_auto_trading_status');
const strat = cellReader('parent_orders', 'strat');
const symbol = cellReader('parent_orders', 'exchange_symbol');
const filledQty = cellReader('parent_orders', 'filled_qty');
const attributesJson = cellReader('parent_orders', 'attributes_json');
const receivedMs = cellReader('parent_orders', 'order_receive_time_since_epoch_milliseconds');
const orderSide = cellReader('parent_orders', 'order_side');
const orderType = cellReader('parent_orders', 'order_type');
const limitPrice = cellReader('parent_orders', 'limit_price');
const timeInForce = cellReader('parent_orders', 'time_in_force');
const last = cellReader('parent_orders', 'current_last');
const bid = cellReader('parent_orders', 'current_bid');
const ask = cellReader('parent_orders', 'current_ask');
const childStatus = cellReader('child_orders', 'status');
const childDestination = cellReader('child_orders', 'destination_name');
const heldBackBy = cellReader('order_signals', 'held_back_by');
const startMs = cellReader('order_signals', 'start_ms');
const endMs = cellReader('order_signals', 'end_ms');
const auctionWaitMs = cellReader('order_signals', 'auction_wait_until_ms');

const AUCTION_STRATEGIES: ReadonlySet<string> = new Set(['close', 'moo', 'moc']);

/** Everything that is known of one parent order. */
export type ParentInput = {
  readonly row: Cells;
  readonly signals: Cells | undefined;
  readonly activity: Activity | undefined;
  readonly tables: Pick<TopicTables, 'child_orders'>;
  readonly desk: DeskFacts;
};

/** A cheap first check. False for most rows. */
export function isTrading(row: Cells): boolean {
  return isActiveStatus(status(row)) && autoTrading(row) && globalAutoTrading(row) && !isStagingStrategy(strat(row));
}

export function orderFacts(input: ParentInput, nowMs: number): OrderFacts {
  const { row, signals, activity, desk } = input;
  const start = signals === undefined ? null : startMs(signals);
  const end = signals === undefined ? null : endMs(signals);
  // A NEW order has not started. Without a known start nobody can say when it should have.
  const hasStarted = start === null ? status(row) !== 'NEW' : start <= nowMs;
  const floor = attributeNumber(attributesJson(row), 'floor');
  const goal = attributeNumber(attributesJson(row), 'goal');
  const held = signals === undefined ? null : heldBackBy(signals);
  return {
    isTrading: isTrading(row) && desk.isAutoTrading(),
    isWaitingForAuction: isWaitingForAuction(input, nowMs),
    isInsideTimes: hasStarted && (end === null || nowMs < end),
    isMarketOpen: desk.phase(symbol(row)) !== 'closed',
    isBehindFloor: floor !== null && filledQty(row) < floor,
    // A plan that follows the market stands still where the market cannot be seen or reached.
    isOnPlan: goal !== null && filledQty(row) >= goal && held !== 'no market data' && held !== 'destination down',
    hasLiveChild: hasLiveChild(input),
    isInDoubt: held === 'in doubt',
    lastMoveMs: Math.max(receivedMs(row), start ?? 0, activity?.lastMoveMs ?? 0),
  };
}

/** True while it waits for its own auction, or for the end of another one while books rest. */
function isWaitingForAuction({ row, signals, desk }: ParentInput, nowMs: number): boolean {
  const untilMs = signals === undefined ? null : auctionWaitMs(signals);
  if (untilMs !== null && nowMs < untilMs) return true;
  const held = signals === undefined ? null : heldBackBy(signals);
  return desk.phase(symbol(row)) === 'auction' && (held === null || held === 'auction only');
}

export function parentReasonFacts(input: ParentInput): ReasonFacts {
  const { row, signals, desk } = input;
  const child = lastChildOf(input);
  const childEnd = child && childStatus(child);
  return {
    hasMarketData: desk.hasVendor() && (last(row) ?? bid(row) ?? ask(row)) !== null,
    isDestinationDown: desk.isDestinationDown(child === undefined ? null : childDestination(child)),
    heldBackBy: signals === undefined ? null : heldBackBy(signals),
    isLimitAway: isLimitOutsideMarket({
      order_side: orderSide(row),
      order_type: orderType(row),
      limit_price: limitPrice(row),
      current_bid: bid(row),
      current_ask: ask(row),
    }),
    isRejected: childEnd === 'REJECTED' || childEnd === 'PARTIAL_REJECTED',
    isVolumeCapConstrained: isVolumeCapConstrained({ attributes_json: attributesJson(row) }),
    isAuctionOnly:
      desk.phase(symbol(row)) === 'auction' ||
      timeInForce(row) === 'OPG' ||
      timeInForce(row) === 'CLS' ||
      AUCTION_STRATEGIES.has(strat(row)?.toLowerCase() ?? ''),
  };
}

export function lastChildOf({ activity, tables }: ParentInput): Cells | undefined {
  const key = activity?.lastChild ?? null;
  return key === null ? undefined : tables.child_orders.look(key);
}

/** A sent but unanswered child is not live, because the line may be dead. */
function hasLiveChild({ activity, tables }: ParentInput): boolean {
  for (const key of activity?.openChildren ?? []) {
    const child = tables.child_orders.look(key);
    const state = child && childStatus(child);
    if (state === 'WORKING' || state === 'PARTIAL' || state === null) return true;
  }
  return false;
}
