import type { EventLogEntry } from '../../entities/event-log-entry.ts';
import { defineColumns } from '../define-columns.ts';

export const logCatalogue = defineColumns<keyof EventLogEntry>('field', {
  timestamp: { header: 'Time', kind: 'time' },
  log_level: { header: 'Severity', kind: 'log-level' },
  list_name: { header: 'List', kind: 'text' },
  numeric_id: { header: 'Order id', kind: 'id' },
  symbol: { header: 'Symbol', kind: 'text', width: 90 },
  side: { header: 'Side', kind: 'side' },
  size: { header: 'Size', kind: 'quantity' },
  log_message: { header: 'Message', kind: 'text', width: 480 },
  file_name: { header: 'Source', kind: 'text' },
});
