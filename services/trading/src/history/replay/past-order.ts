import { childrenOfParent, executionsOfParent, parentById } from '@meridian/history/queries/whole-orders';
import type { AnswerOf } from '@meridian/history/reader/history-query';
import type { History } from '@meridian/history/reader/open-history';
import type { ReplayEvent } from '@meridian/domain/replay/replay-event';
import type { ReplayOrder } from '@meridian/domain/replay/replay-order';

/** An order of a stored day: postings and fills. Decisions are not stored. */
export type PastOrder = {
  readonly order: ReplayOrder;
  readonly account: string;
  readonly alloc_account: string;
  readonly events: readonly ReplayEvent[];
};

/** An order of several days has a row on each. */
const MAX_DAYS = 30;
const MAX_ROWS = 20_000;
const LIVED = 'lived ';

/** Null when no stored day has the order. */
export async function readPastOrder(history: History, id: number): Promise<PastOrder | null> {
  const { rows: parents } = await history.query(parentById, {}, { parentId: id }, { maxRows: MAX_DAYS });
  const [first] = parents;
  const last = parents.at(-1);
  if (first === undefined || last === undefined) return null;
  const days = { from: first.trade_date, to: last.trade_date };
  const [children, executions, { whole }] = await Promise.all([
    history.query(childrenOfParent, days, { parentId: id }, { maxRows: MAX_ROWS }),
    history.query(executionsOfParent, days, { parentId: id }, { maxRows: MAX_ROWS }),
    history.days(days),
  ]);
  const isLived = whole.some(({ tradeDate, source }) => tradeDate === first.trade_date && source.startsWith(LIVED));
  const events = [...children.rows.flatMap(postedOf), ...executions.rows.map(fillOf)];
  return {
    order: orderOf(first, last, isLived),
    account: first.account,
    alloc_account: first.alloc_account,
    events: events.toSorted((a, b) => a.at_ms - b.at_ms),
  };
}

type ParentRow = AnswerOf<typeof parentById>;

function orderOf(first: ParentRow, last: ParentRow, isLived: boolean): ReplayOrder {
  return {
    parent_order_numeric_id: first.parent_order_numeric_id,
    exchange_symbol: first.exchange_symbol,
    asset_sub_class: first.asset_sub_class,
    order_side: first.order_side,
    order_qty: first.order_qty,
    status: last.status,
    strat: first.strat,
    tick_size: first.tick_size,
    quote_convention: null,
    trade_date: first.trade_date,
    received_ms: first.order_receive_time_since_epoch_milliseconds,
    start_ms: first.start_timestamp,
    end_ms: last.last_update_timestamp,
    arrival_mid: first.arrival_mid,
    source: isLived ? 'past' : 'generated',
  };
}

/** What takes at once never rests. */
function postedOf(row: AnswerOf<typeof childrenOfParent>): readonly ReplayEvent[] {
  const { child_order_numeric_id: child, send_time_since_epoch_milliseconds: sentMs } = row;
  if (sentMs === null || row.time_in_force === 'IOC') return [];
  return [
    {
      kind: 'posted',
      at_ms: sentMs,
      child,
      venue: row.intended_venue ?? '',
      qty: row.order_qty,
      price: row.peg_type === 'Mid' ? null : row.limit_price,
      isAtMid: row.peg_type === 'Mid',
      tactic: row.reflection_id ?? '',
      lane: 'own',
    },
    { kind: 'ended', at_ms: Math.max(sentMs, row.last_update_timestamp), child, why: row.diagnostic_info ?? '' },
  ];
}

const LANES = { FRONT: 'near', BACK: 'far' } as const;

function fillOf(row: AnswerOf<typeof executionsOfParent>): ReplayEvent {
  return {
    kind: 'fill',
    at_ms: row.report_receive_time_since_epoch_milliseconds,
    child: row.child_order_numeric_id,
    venue: row.last_market ?? '',
    qty: row.last_fill_qty,
    price: row.last_fill_price,
    liquidity: row.liquidity,
    lane: row.leg_type === null ? 'own' : LANES[row.leg_type],
  };
}
