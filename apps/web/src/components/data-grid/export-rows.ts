import type { Grid } from '@meridian/domain/columns/grid';
import { showToast } from '../show-toast.tsx';
import { downloadText } from './control/copy-text.ts';
import type { GridController } from './control/grid-controller.ts';
import { exportFileName } from './export-file-name.ts';
import { countOf, ROWS } from './row-noun.ts';

/** Exports all rows that pass the filters, with the visible columns and those that identify a row. */
export async function exportRows(controller: GridController, { id, columns }: Grid): Promise<void> {
  const { handle, elements } = controller;
  if (handle === null || elements === null) return;
  const shown = controller.exportColumnIds();
  const naming = columns.filter((column) => column.isInEveryFile && !shown.includes(column.id));
  const text = await handle.text({
    format: 'csv',
    rows: { kind: 'filtered' },
    columnIds: [...naming.map((column) => column.id), ...shown],
    withHeaders: true,
  });
  downloadText(text, exportFileName(id, new Date()), elements.scroller.ownerDocument);
  showToast({ tone: 'success', title: `${countOf(ROWS, handle.getState().filtered)} exported` });
}
