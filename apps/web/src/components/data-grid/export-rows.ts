import { showToast } from '../show-toast.tsx';
import { downloadText } from './control/copy-text.ts';
import type { GridController } from './control/grid-controller.ts';

/** All rows that pass the filters, in the visible columns, as a file. */
export async function exportRows(grid: GridController, name: string): Promise<void> {
  const { handle, elements } = grid;
  if (handle === null || elements === null) return;
  const text = await handle.text({
    format: 'csv',
    rows: { kind: 'filtered' },
    columnIds: grid.exportColumnIds(),
    withHeaders: true,
  });
  downloadText(text, `${name}.csv`, elements.scroller.ownerDocument);
  showToast({ tone: 'success', title: `${handle.getState().filtered.toLocaleString('en-US')} rows exported` });
}
