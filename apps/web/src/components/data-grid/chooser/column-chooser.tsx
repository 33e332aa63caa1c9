import type { Column } from '@meridian/domain/columns/column';
import { Button, Input } from '@salt-ds/core';
import { SearchIcon } from '@salt-ds/icons';
import { type ReactNode, useMemo, useState } from 'react';
import { Popover } from '../../popover/popover.tsx';
import type { AnchorBox } from '../../popover/popover-place.ts';
import type { GridViewControls } from '../view/use-grid-view.ts';
import { ChooserItem, type ChooserDrop } from './chooser-item.tsx';
import styles from './column-chooser.module.css';

type ColumnChooserProps = {
  readonly columns: readonly Column[];
  readonly controls: GridViewControls;
  readonly anchor: AnchorBox;
  /** Buttons beside Reset. The screen saves views, not the grid. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
};

/** All columns with a checkbox: search, show, hide, reorder, reset. */
export function ColumnChooser({ columns, controls, anchor, actions, onClose }: ColumnChooserProps) {
  const [search, setSearch] = useState('');
  const [drop, setDrop] = useState<ChooserDrop | null>(null);
  const { view, change } = controls;
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const wanted = search.trim().toLowerCase();
  const found = view.columns.flatMap((state) => {
    const column = byId.get(state.id);
    return column?.header.toLowerCase().includes(wanted) === true ? [{ state, column }] : [];
  });
  const visible = found.filter(({ state }) => !state.hidden);
  const hidden = found.filter(({ state }) => state.hidden);
  const onColumn = (action: Parameters<typeof change>[0] & { kind: 'column' }) => change(action);
  const item = ({ state, column }: (typeof found)[number]) => (
    <ChooserItem
      key={state.id}
      column={column}
      state={state}
      drop={drop?.target === state.id ? drop.side : null}
      canMove={wanted === ''}
      onDrop={setDrop}
      onAction={(action) => onColumn({ kind: 'column', action })}
    />
  );
  return (
    <Popover label="Columns" anchor={anchor} onClose={onClose}>
      <div className={styles['panel']}>
        <div className={styles['search']}>
          <Input
            bordered
            value={search}
            placeholder="Find a column"
            startAdornment={<SearchIcon aria-hidden />}
            inputProps={{
              'aria-label': 'Find a column',
              maxLength: 60,
              onChange: (event) => setSearch(event.target.value),
            }}
          />
        </div>
        <div className={styles['lists']}>
          <ColumnList title="Visible" count={visible.length}>
            {visible.map(item)}
          </ColumnList>
          <ColumnList title="Hidden" count={hidden.length}>
            {hidden.map(item)}
          </ColumnList>
          {found.length === 0 ? <p className={styles['none']}>No column has that name.</p> : null}
        </div>
        <div className={styles['foot']}>
          <Button appearance="transparent" onClick={() => change({ kind: 'reset-columns' })}>
            Reset
          </Button>
          {actions}
        </div>
      </div>
    </Popover>
  );
}

type ColumnListProps = { readonly title: string; readonly count: number; readonly children: ReactNode };

function ColumnList({ title, count, children }: ColumnListProps) {
  if (count === 0) return null;
  return (
    <>
      <div className={styles['heading']}>
        {title} · {count}
      </div>
      <ul className={styles['list']} aria-label={`${title} columns`}>
        {children}
      </ul>
    </>
  );
}
