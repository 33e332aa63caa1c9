import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { FilterIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { FiltersPopover } from '../later-panels.ts';
import type { AnchorBox } from '../../popover/popover-place.ts';
import type { GridViewControls } from '../view/use-grid-view.ts';
import type { NamedColumn } from './filters-popover.tsx';
import styles from './filter-chip.module.css';

type FiltersButtonProps = {
  readonly columns: readonly NamedColumn[];
  readonly handle: GridHandle | null;
  readonly controls: GridViewControls;
};

/** The filters of several columns behind one button. */
export function FiltersButton(props: FiltersButtonProps) {
  const [anchor, setAnchor] = useState<AnchorBox | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles['plain']}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget.getBoundingClientRect())}
      >
        <FilterIcon aria-hidden />
        Filters
      </button>
      {anchor === null ? null : <FiltersPopover {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
