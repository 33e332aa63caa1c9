import { defineColumns } from '../define-columns.ts';

/** Opens the trade analytics of its row. Disabled without an event log. */
export const bellColumn = defineColumns('control', {
  bell: { header: 'Event log', kind: 'bell', field: 'event_log' },
});

export const detailsColumn = defineColumns('control', {
  details: { header: 'Details', kind: 'details' },
});

/** Expands and collapses the rows of one parent or group. */
export const groupColumn = defineColumns('control', {
  group: { header: 'Group', kind: 'group' },
});
