import type { TopicSource } from '../../live/topic-source.ts';
import { TABLE_FIELDS } from '../row-batch.ts';
import type { RowTable } from '../row-table.ts';
import type { DepthWatch } from './depth-watch.ts';

/** The book of one symbol. The engine sends it only while somebody looks. */
export function marketDepthSource(table: RowTable, watch: DepthWatch): TopicSource {
  return {
    fields: TABLE_FIELDS.market_depth,
    scope: 'desk',
    problemWith: () => (watch.isFull ? 'Too many books are open on this server. Close some.' : null),
    open: (params, _scope, changed) => {
      const symbol = String(params['exchange_symbol']);
      const end = table.watch('exchange_symbol', symbol, ({ key, before, after, columns, isUrgent: urgent }) => {
        if (before === undefined || after === undefined) changed(key, { urgent });
        else changed(key, { fields: columns, urgent });
      });
      watch.add(symbol);
      return {
        keys: () => (table.has(symbol) ? [symbol] : []),
        row: (key) => (key === symbol ? table.row(key) : undefined),
        close: () => {
          end();
          watch.remove(symbol);
        },
      };
    },
  };
}
