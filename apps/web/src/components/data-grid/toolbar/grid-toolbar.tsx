import type { Column } from '@meridian/domain/columns/column';
import { Button } from '@salt-ds/core';
import { ColumnChooserIcon, CsvIcon } from '@salt-ds/icons';
import { type ReactNode, useState } from 'react';
import { ColumnChooser } from '../later-panels.ts';
import type { GridViewControls } from '../view/use-grid-view.ts';
import type { AnchorBox } from '../../popover/popover-place.ts';
import styles from './grid-toolbar.module.css';

type GridToolbarProps = {
  readonly columns: readonly Column[];
  readonly controls: GridViewControls;
  readonly onExport: () => void;
  readonly chooserActions?: ReactNode;
  /** The screen's own controls, before the grid's. */
  readonly children?: ReactNode;
  /** After the grid's controls. */
  readonly end?: ReactNode;
};

/** The screen's controls on the left, the grid's own at the end: columns and export. */
export function GridToolbar(props: GridToolbarProps) {
  const [anchor, setAnchor] = useState<AnchorBox | null>(null);
  return (
    <div className={styles['toolbar']}>
      {props.children}
      <div className={styles['end']}>
        <Button
          appearance={anchor === null ? 'transparent' : 'solid'}
          aria-label="Columns"
          title="Columns"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget.getBoundingClientRect())}
        >
          <ColumnChooserIcon aria-hidden />
        </Button>
        <Button appearance="transparent" aria-label="Export as CSV" title="Export as CSV" onClick={props.onExport}>
          <CsvIcon aria-hidden />
        </Button>
        {props.end}
      </div>
      {anchor === null ? null : (
        <ColumnChooser
          columns={props.columns}
          controls={props.controls}
          anchor={anchor}
          actions={props.chooserActions}
          onClose={() => setAnchor(null)}
        />
      )}
    </div>
  );
}
