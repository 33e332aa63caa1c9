import { logCatalogue } from './catalogue/log-catalogue.ts';
import { defineGrid } from './grid.ts';

/** Read order by order, so the order stands before the severity and the source waits in the chooser. */
export const parentLogGrid = defineGrid(logCatalogue, {
  id: 'parent-log',
  title: 'Parent log',
  rowKey: null,
  visible: ['timestamp', 'numeric_id', 'symbol', 'side', 'size', 'log_level', 'log_message', 'list_name'],
  defaultSort: [{ columnId: 'timestamp', direction: 'descending' }],
});
