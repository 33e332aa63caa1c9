import type { TcaReport } from '../entities/tca-report.ts';
import { defineColumns } from './define-columns.ts';
import { defineGrid } from './grid.ts';

/** isNew is shown as a dot before the type; pending disables the download button. */
type SavedReportColumn = Exclude<keyof TcaReport, 'isNew' | 'pending'>;

const savedReportCatalogue = defineColumns<SavedReportColumn>('field', {
  generation_time: { header: 'Generated', kind: 'datetime' },
  report_type: { header: 'Report type', kind: 'report-status' },
  schedule_id: { header: 'Schedule', kind: 'id' },
  report_location: { header: 'Download', kind: 'download', width: 180 },
});

export const savedReportsGrid = defineGrid(savedReportCatalogue, {
  id: 'saved-reports',
  title: 'Saved reports',
  rowKey: null,
  visible: ['generation_time', 'report_type', 'schedule_id', 'report_location'],
  defaultSort: [{ columnId: 'generation_time', direction: 'descending' }],
});
