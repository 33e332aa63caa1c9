import type { OrderSeriesData } from '@meridian/protocol/live/search-commands';
import type { CommandHandler } from '../live/command-handlers.ts';
import { scopeOf } from '../live/topic-source.ts';
import type { RowTable } from '../topics/row-table.ts';
import type { OrderSeries } from '../topics/series/order-series.ts';
import { rowScope } from '../topics/views/row-scope.ts';

/** `progress.series`: the progress of one order over time. Without the permit it has no market volume. */
export function orderSeriesAnswer(parents: RowTable, series: OrderSeries): CommandHandler<'progress.series'> {
  return ({ args }, { user }) => {
    const id = args.parent_order_numeric_id;
    const row = parents.look(id);
    if (row === undefined || !rowScope(parents, scopeOf(user), new Set([id])).isVisible(row)) {
      return { ok: false, code: 'not-found', message: `There is no order ${id} in your accounts.` };
    }
    const points = series.points(id);
    const seen = user.market_data_permit ? points : points.map((point) => Object.assign({}, point, { volume: null }));
    const data: OrderSeriesData = { points: seen };
    return { ok: true, message: `${points.length} points`, data };
  };
}
