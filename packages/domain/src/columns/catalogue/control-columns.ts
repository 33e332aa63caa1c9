import { defineColumns } from '../define-columns.ts';

/** Opens the trade analytics of its row; disabled where there is no event log. */
export const bellColumn = defineColumns('control', {
  bell: { header: 'Event log', kind: 'bell', field: 'event_log' },
});

export const detailsColumn = defineColumns('control', {
  details: { header: 'Details', kind: 'details' },
});

/** Opens and closes the rows of one parent, or of whatever they are grouped by. */
export const groupColumn = defineColumns('control', {
  group: { header: 'Group', kind: 'group' },
});
