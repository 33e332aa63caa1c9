import type { StuckReason } from '@meridian/domain/entities/stuck-order';
import { HIGHEST_RATE, NEXT_CHILD_TOO_SMALL } from '../algos/common/schedule-decision.ts';
import { auctionWaitUntilMs } from '../kernel/rows/auction-wait.ts';
import { calendarSpreadLegs } from '../kernel/rows/calendar-spread-rows.ts';
import { childMoves, childParts } from '../kernel/rows/child-row.ts';
import { executionRow } from '../kernel/rows/execution-row.ts';
import { quoteFields } from '../kernel/rows/instrument-fields.ts';
import { parentMoves, parentParts } from '../kernel/rows/parent-row.ts';
import { instrumentIn, type RowContext } from '../kernel/rows/row-context.ts';
import type { KeyedAuditRow } from '../kernel/audit/audit-rows.ts';
import { priceOfTicks, priceOrNull, tickSizeAtTicks } from '../kernel/price-units.ts';
import type { Child } from '../kernel/state/child.ts';
import type { Execution } from '../kernel/state/execution.ts';
import type { Parent, ShownPlan } from '../kernel/state/parent.ts';
import { doubtOf } from '../kernel/run/in-doubt.ts';
import type { TableRecords } from '../topics/fields/table-records.ts';
import { type Row, toRow } from '../topics/row-batch.ts';
import { cellsOfParts, type RowParts } from './cells-of-parts.ts';

/** The owner of an order, for rows without it. */
function ownerOf({ id, terms }: Parent) {
  return { parent_order_numeric_id: id, account: terms.account, alloc_account: terms.allocAccount };
}

/** A whole row, and the fields of it that move. */
export type MovingRow = { readonly row: Row; readonly moves: RowParts };

export function parentCells(parent: Parent, context: RowContext): MovingRow {
  const moves = parentMoves(parent, context);
  return { row: cellsOfParts('parent_orders', parentParts(parent, context, moves)), moves };
}

export function childCells(parent: Parent, child: Child, context: RowContext): MovingRow {
  const moves = childMoves(parent, child, context);
  return { row: cellsOfParts('child_orders', childParts(parent, child, context, moves)), moves };
}

export function executionCells(parent: Parent, child: Child, execution: Execution, context: RowContext): Row {
  return cellsOfParts('executions', [executionRow(parent, child, execution, context), ownerOf(parent)]);
}

const NO_LEGS: readonly Row[] = [];

/** Empty unless the order is a calendar spread. */
export function legCells(parent: Parent, context: RowContext): readonly Row[] {
  const legs = calendarSpreadLegs(parent, context);
  return legs.length === 0 ? NO_LEGS : legs.map((leg) => toRow('legs', { ...leg, ...ownerOf(parent) }));
}

export function auditCells(parent: Parent, { audit_id: id, ...row }: KeyedAuditRow): Row {
  return toRow('audit', { ...row, ...ownerOf(parent), id });
}

export function signalCells(parent: Parent, context: RowContext): MovingRow {
  const moves = signalMoves(parent, context);
  return { row: cellsOfParts('order_signals', [{ parent_order_numeric_id: parent.id }, ...moves]), moves };
}

/** Everything but the key. */
export function signalMoves(parent: Parent, context: RowContext) {
  const { startMs = null, endMs = null } = parent.route?.parameters ?? {};
  const plan = context.planOf(parent.id);
  const { avoidedDestinations = [] } = parent;
  return [
    {
      held_back_by: heldBackBy(parent, plan),
      start_ms: startMs,
      end_ms: endMs,
      auction_wait_until_ms: auctionWaitUntilMs(parent, plan, context.day()),
      avoided_destinations: avoidedDestinations.length === 0 ? null : avoidedDestinations.join(','),
    } satisfies Omit<TableRecords['order_signals'], 'parent_order_numeric_id'>,
  ] as const;
}

/** They come and go with each child order, so they are no news of the plan and not journaled as such. */
const WAITS: ReadonlyMap<string, StuckReason> = new Map([
  [HIGHEST_RATE, 'highest rate'],
  [NEXT_CHILD_TOO_SMALL, 'next child too small'],
]);

function heldBackBy(parent: Parent, plan: ShownPlan | null): StuckReason | null {
  if (parent.stage === 'done') return null;
  if (doubtOf(parent)?.isOverdue === true) return 'in doubt';
  return plan === null ? null : (plan.heldBackBy ?? WAITS.get(plan.reason) ?? null);
}

export function marketCells(index: number, context: RowContext): Row {
  const instrument = instrumentIn(context, index);
  const { tickSize, lotSize } = instrument;
  const view = context.view(index);
  const vwapTicks = view.dayLots > 0 ? view.dayTurnover / view.dayLots : null;
  return toRow('market_data', {
    exchange_symbol: instrument.exchangeSymbol,
    asset_class: instrument.assetClass,
    asset_sub_class: instrument.assetSubClass,
    tick_size: tickSizeAtTicks(view.bidTicks ?? view.lastTicks ?? view.previousCloseTicks, instrument),
    quote_convention: instrument.quoteConvention,
    ...quoteFields(view, instrument),
    day_volume: view.dayLots * lotSize,
    day_vwap: vwapTicks === null ? null : priceOfTicks(vwapTicks, tickSize),
    previous_close: priceOfTicks(view.previousCloseTicks, tickSize),
    phase: view.phase,
    auction_imbalance: view.auction === null ? null : view.auction.imbalanceLots * lotSize,
    auction_paired_qty: view.auction === null ? null : view.auction.pairedLots * lotSize,
    auction_indicative_price: priceOrNull(view.auction?.indicativeTicks ?? null, tickSize),
    last_update_timestamp: view.updatedMs,
  });
}
