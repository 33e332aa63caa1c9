import { pastDay } from './history-plan.ts';
import { type HistoryWorld, pathsOf } from './market/day-market.ts';
import { toTick } from './market/tape.ts';
import { drawOrders } from './orders/draw-orders.ts';
import { addOrderRows, type DayRows } from './rows/order-rows.ts';
import { addSuspicious } from './rows/suspicious-rows.ts';
import { statsRow } from './rows/stats-row.ts';
import { type WorkedInstrument, workInstrument } from './work-instrument.ts';

export type GeneratedDay = {
  readonly tradeDate: string;
  readonly rows: DayRows;
  /** By instrument index, for the next day. */
  readonly closes: readonly number[];
};

function workAll(world: HistoryWorld, day: number): readonly WorkedInstrument[] {
  const byInstrument = Map.groupBy(drawOrders(world, day), ({ instrument }) => instrument.index);
  const paths = pathsOf(world, day);
  return world.plan.universe.instruments.map((instrument) =>
    workInstrument(world, paths, instrument, day, byInstrument.get(instrument.index) ?? []),
  );
}

function closesOf(worked: readonly WorkedInstrument[]): readonly number[] {
  return worked.map(({ tape }) => tape.close);
}

/** Before the first day there were no own orders. A spread closed at the difference of its legs. */
function firstPreviousCloses({ plan, series }: HistoryWorld): readonly number[] {
  const closeOf = (index: number) => series[index]?.firstPreviousClose ?? 0;
  return plan.universe.instruments.map(({ index, legs, tickSize }) => {
    const close = legs === null ? closeOf(index) : closeOf(legs[0]) - closeOf(legs[1]);
    return toTick(close, tickSize);
  });
}

/** The closes of the day before. That day is generated again when it was not generated just now. */
export function previousCloses(world: HistoryWorld, day: number): readonly number[] {
  return day === 0 ? firstPreviousCloses(world) : closesOf(workAll(world, day - 1));
}

/** All rows of a past day. A function of the plan and the day's number. */
export function generateDay(world: HistoryWorld, index: number, previous: readonly number[]): GeneratedDay {
  const day = pastDay(world.plan, index);
  const worked = workAll(world, index);
  const tapes = worked.map(({ tape }) => tape);
  const dateNumber = Number(day.date.replaceAll('-', ''));
  const context = { world, index, day, dateNumber, tapes, previousCloses: previous };
  const rows: DayRows = { parent_orders: [], child_orders: [], executions: [], day_stats: [] };
  const orders = worked.flatMap((each) => each.orders).toSorted((a, b) => a.order.number - b.order.number);
  for (const order of orders) addOrderRows(context, order, rows);
  addSuspicious(context, rows);
  for (const { tape, orders: own } of worked) rows.day_stats.push(statsRow(context, tape, own));
  return { tradeDate: day.date, rows, closes: closesOf(worked) };
}
