import { logCatalogue } from './catalogue/log-catalogue.ts';
import { defineGrid } from './grid.ts';

export const eventLogGrid = defineGrid(logCatalogue, {
  id: 'event-log',
  title: 'Event log',
  rowKey: null,
  visible: ['timestamp', 'log_level', 'list_name', 'numeric_id', 'symbol', 'side', 'size', 'log_message', 'file_name'],
  defaultSort: [{ columnId: 'timestamp', direction: 'descending' }],
});
