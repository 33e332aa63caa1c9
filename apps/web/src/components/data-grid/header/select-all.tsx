/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table element cannot be windowed. */
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { GridController } from '../control/grid-controller.ts';
import { ignoreClosed } from '../control/ignore-closed.ts';
import { useGridFact, useGridSelection } from '../use-grid-state.ts';
import styles from './header.module.css';

type SelectAllProps = { readonly grid: GridController; readonly handle: GridHandle | null };

/** Selects every row that passes the filters, in view or not. */
export function SelectAll({ grid, handle }: SelectAllProps) {
  const selected = useGridSelection(handle);
  const filtered = useGridFact(handle, (state) => state.filtered);
  const selectedHidden = useGridFact(handle, (state) => state.selectedHidden);
  const shown = selected.size - selectedHidden;
  const state = shown <= 0 ? 'false' : shown >= filtered ? 'true' : 'mixed';
  return (
    <div className={styles['checkCell']} role="columnheader" aria-colindex={1}>
      <button
        type="button"
        role="checkbox"
        tabIndex={-1}
        className={styles['check']}
        aria-checked={state}
        aria-label="Select all filtered rows"
        onClick={() => ignoreClosed(grid.rows?.toggleFiltered() ?? Promise.resolve())}
      >
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d={state === 'mixed' ? 'M2 4.4h6v1.2H2z' : 'M4 6.2L8 2.2l.9.9L4 8L1.1 5.1l.9-.9z'} />
        </svg>
      </button>
    </div>
  );
}
