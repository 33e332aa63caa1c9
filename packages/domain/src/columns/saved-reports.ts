import type { TcaReport } from '../entities/tca-report.ts';
import { defineColumns } from './define-columns.ts';
import { defineGrid } from './grid.ts';

/** isNew is shown as a dot before the name; pending disables the download button; the run is the key while pending. */
type SavedReportColumn = Exclude<keyof TcaReport, 'isNew' | 'pending' | 'run_id'>;

const savedReportCatalogue = defineColumns<SavedReportColumn>('field', {
  generation_time: { header: 'Generated', kind: 'datetime', width: 175 },
  report_name: { header: 'Report name', kind: 'report-name', width: 300 },
  report_type: { header: 'Report type', kind: 'report-status' },
  period: { header: 'Period', kind: 'text', width: 250 },
  schedule_id: { header: 'Schedule', kind: 'id' },
  report_location: { header: 'Download', kind: 'download', width: 180 },
});

export const savedReportsGrid = defineGrid(savedReportCatalogue, {
  id: 'saved-reports',
  title: 'Saved reports',
  rowKey: 'report_location',
  selectable: true,
  visible: ['generation_time', 'report_name', 'report_type', 'period', 'report_location', 'schedule_id'],
  defaultSort: [{ columnId: 'generation_time', direction: 'descending' }],
});
