import { logCatalogue } from './catalogue/log-catalogue.ts';
import { defineGrid } from './grid.ts';

/** The parent log is read order by order, so the order precedes the severity. The source is hidden. */
export const parentLogGrid = defineGrid(logCatalogue, {
  id: 'parent-log',
  title: 'Parent log',
  rowKey: null,
  visible: ['timestamp', 'numeric_id', 'symbol', 'side', 'size', 'log_level', 'log_message', 'list_name'],
  defaultSort: [{ columnId: 'timestamp', direction: 'descending' }],
});
