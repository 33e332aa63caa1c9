import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Cells } from '../../live/topic-source.ts';
import type { ConnectionRegistry } from '../../connection-registry.ts';
import { cellReader } from '../tables/columns.ts';
import type { TopicTables } from '../tables/topic-tables.ts';
import { childReasonFacts, childStuckSince } from './child-facts.ts';
import { type DeskFacts, deskFacts } from './desk-facts.ts';
import type { OrderActivity } from './order-activity.ts';
import { isTrading, lastChildOf, orderFacts, type ParentInput, parentReasonFacts } from './parent-facts.ts';
import { StuckMarks } from './stuck-marks.ts';
import { assessStuck, heldUntil, STUCK_AFTER_MS, stuckReason } from './stuck-rule.ts';
import { TradingOrders } from './trading-orders.ts';

const tactic = cellReader('child_orders', 'reflection_id');
const destination = cellReader('child_orders', 'destination_name');
const venue = cellReader('child_orders', 'intended_venue');
const remainingQty = cellReader('child_orders', 'remaining_qty');

/** Orders per round. A large desk needs several short rounds instead of one long one. */
export const MAX_PER_ROUND = 4_000;

export type StuckWatchOptions = {
  readonly tables: TopicTables;
  readonly activity: OrderActivity;
  readonly registry: ConnectionRegistry;
  readonly nowMs: () => number;
  readonly stuckAfterMs?: number | undefined;
};

/** Finds stuck orders. It checks all in turn, and a stuck one at once when it moves. */
export class StuckWatch {
  readonly parents = new StuckMarks();
  readonly children = new StuckMarks();
  readonly #tables: TopicTables;
  readonly #desk: DeskFacts;
  readonly #activity: OrderActivity;
  readonly #nowMs: () => number;
  readonly #stuckAfterMs: number;
  readonly #trading = new TradingOrders();
  readonly #stuckChildrenOf = new Map<RowKey, ReadonlySet<RowKey>>();
  #round = this.#trading.keys();

  constructor({ tables, activity, registry, nowMs, stuckAfterMs = STUCK_AFTER_MS }: StuckWatchOptions) {
    this.#stuckAfterMs = stuckAfterMs;
    this.#tables = tables;
    this.#activity = activity;
    this.#nowMs = nowMs;
    this.#desk = deskFacts(registry, tables.market_data);
    tables.parent_orders.watchAll(({ key, before, after, isUrgent }) => {
      if (after === undefined || !isTrading(after)) this.#forget(key);
      else {
        this.#trading.add(key);
        // An order that was paused or waiting counts from now on. Of a new one nothing else is known.
        if (before !== undefined && !isTrading(before)) this.#trading.set(key, heldUntil(this.#nowMs()));
        if (isUrgent && this.parents.get(key) !== undefined) this.#look(key);
      }
    });
    registry.subscribe((change) => {
      if (change.kind === 'status' && !this.#desk.isAutoTrading())
        for (const key of this.parents.keys()) this.#look(key);
    });
    tables.child_orders.watchAll(({ key, after }) => {
      if (after === undefined || remainingQty(after) === 0) this.children.delete(key);
    });
  }

  /** Checks the next orders in turn, each at most once. */
  look(): void {
    const most = Math.min(MAX_PER_ROUND, this.#trading.size);
    for (let looked = 0; looked < most; looked += 1) {
      let next = this.#round.next();
      if (next.done === true) {
        this.#round = this.#trading.keys();
        next = this.#round.next();
      }
      if (next.done === true) return;
      this.#look(next.value);
    }
  }

  #look(key: RowKey): void {
    const row = this.#tables.parent_orders.look(key);
    if (row === undefined) return;
    const input: ParentInput = {
      row,
      signals: this.#tables.order_signals.look(key),
      activity: this.#activity.of(key),
      tables: this.#tables,
      desk: this.#desk,
    };
    const now = this.#nowMs();
    const state = assessStuck(this.#trading.get(key), orderFacts(input, now), now, this.#stuckAfterMs);
    this.#trading.set(key, state);
    if (state.stuckSinceMs === null) {
      this.parents.delete(key);
      this.#markChildren(key, []);
      return;
    }
    const reason = stuckReason(parentReasonFacts(input));
    this.parents.put(key, {
      stuck_since: state.stuckSinceMs,
      stuck_reason: reason,
      ...routeOf(lastChildOf(input)),
    });
    this.#markChildren(key, input.activity?.openChildren ?? []);
  }

  #markChildren(parentId: RowKey, open: Iterable<RowKey>): void {
    const marked = new Set<RowKey>();
    for (const key of open) {
      const row = this.#tables.child_orders.look(key);
      const since = row === undefined ? null : childStuckSince(row, this.#nowMs(), this.#stuckAfterMs);
      if (row === undefined || since === null) continue;
      marked.add(key);
      const reason = stuckReason(childReasonFacts(row, this.#desk));
      this.children.put(key, { stuck_since: since, stuck_reason: reason, ...routeOf(row) });
    }
    for (const key of this.#stuckChildrenOf.get(parentId) ?? []) if (!marked.has(key)) this.children.delete(key);
    if (marked.size > 0) this.#stuckChildrenOf.set(parentId, marked);
    else this.#stuckChildrenOf.delete(parentId);
  }

  #forget(key: RowKey): void {
    if (!this.#trading.delete(key)) return;
    this.parents.delete(key);
    this.#markChildren(key, []);
  }
}

function routeOf(child: Cells | undefined) {
  return {
    reflection_id: child === undefined ? null : tactic(child),
    destination_name: child === undefined ? null : destination(child),
    intended_venue: child === undefined ? null : venue(child),
  };
}
