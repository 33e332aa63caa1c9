import { savedReportsGrid } from '@meridian/domain/columns/saved-reports';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { SavedReport } from './use-saved-reports.ts';

/** The fields of a row of the grid. The first is its key. */
export const SAVED_FIELDS: readonly string[] = [
  'report_key',
  'isNew',
  'pending',
  ...savedReportsGrid.columns.map(({ id }) => id),
];

/** A report that is being made has no place yet. */
export function savedKey({ report_location, run_id }: SavedReport): string {
  return report_location ?? `run ${run_id}`;
}

/** A saved report as the grid takes it: one cell for each of its fields. */
export function savedCells(report: SavedReport): readonly Cell[] {
  const fields: Readonly<Record<string, Cell>> = { ...report, report_key: savedKey(report) };
  return SAVED_FIELDS.map((field) => fields[field] ?? null);
}
