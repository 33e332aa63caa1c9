import type { TradingDayBegan } from '../events/desk-events.ts';
import { ENGINE } from '../events/event-head.ts';
import type { OrderStore } from '../state/order-store.ts';
import { snapAt, type Turn } from '../turn.ts';
import { routeOrder } from './settle-change.ts';

/** Starts a new trading day: stores totals, removes old orders, ends or continues the others. */
export function beginTradingDay(turn: Turn): void {
  const day = turn.ports.market.day();
  const before = turn.state.desk.day;
  if (before?.date === day.date) return;
  const { orders } = turn.state;
  const keepFrom = [...turn.state.desk.dates, day.date].slice(-turn.ports.keptDays)[0] ?? day.date;
  const ended = before === null ? null : { date: before.date, totals: totalsOf(turn) };
  const evicted = evictedBy(orders, keepFrom);
  turn.emit({ ...turn.head, date: day.date, kind: 'TradingDayBegan', day, ended, keepFrom, evicted });
  for (const id of orders.activeIds) {
    carryOver(turn, id);
    turn.touch(id);
  }
}

function totalsOf(turn: Turn) {
  const instruments = new Set<number>();
  for (const { instrument } of turn.state.orders.parents.heads()) instruments.add(instrument);
  return Array.from(instruments, (instrument) => {
    const { lots, turnoverTicks, lastTicks } = turn.tape.dayTotal(instrument);
    return { instrument, lots, turnoverTicks, lastTicks };
  });
}

/** As ranges, because whole days of orders leave together. */
function evictedBy(orders: OrderStore, keepFrom: string): TradingDayBegan['evicted'] {
  const ranges: [number, number][] = [];
  for (const { id, doneDate } of orders.parents.heads()) {
    if (doneDate === null || doneDate >= keepFrom || orders.hasOpenChildren(id)) continue;
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === id - 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}

/** Routes a GTC order again, because the times of its old route are past. If that fails, a person must decide. */
function carryOver(turn: Turn, id: number): void {
  const parent = turn.state.orders.parent(id);
  if (parent.terms.timeInForce !== 'GTC' || parent.route === null) return;
  const routed = routeOrder(turn, id, parent.terms);
  const head = { ...turn.head, parentId: id, snap: snapAt(turn, parent.terms.instrument) };
  if (routed.kind === 'routed') turn.emit({ ...head, kind: 'OrderCarriedOver', route: routed.route });
  else if (parent.isAutoTrading) {
    turn.emit({ ...head, kind: 'OrderPaused', by: ENGINE, reason: `Not carried over: ${routed.reason}` });
  }
}
