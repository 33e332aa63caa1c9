import type { TopicSource } from '../../live/topic-source.ts';
import { TABLE_FIELDS } from '../row-batch.ts';
import type { RowTable } from '../row-table.ts';
import { symbolsOf } from '../views/topic-params.ts';

/** The market of the named symbols. The whole topic needs the permit. */
export function marketDataSource(table: RowTable): TopicSource {
  return {
    fields: TABLE_FIELDS.market_data,
    scope: 'desk',
    open: (params, _scope, changed) => {
      const symbols = symbolsOf(params);
      const stops = Array.from(symbols, (symbol) =>
        table.watch('exchange_symbol', symbol, ({ key, before, after, columns, isUrgent: urgent }) => {
          if (before === undefined || after === undefined) changed(key, { urgent });
          else changed(key, { fields: columns, urgent });
        }),
      );
      return {
        keys: () => Array.from(symbols).filter((symbol) => table.has(symbol)),
        row: (key) => (symbols.has(String(key)) ? table.row(key) : undefined),
        close: () => stops.forEach((stop) => stop()),
      };
    },
  };
}
