import type { Column } from '@meridian/domain/columns/column';
import type { ViewColumn } from '@meridian/domain/entities/user-view-setting';
import { Checkbox } from '@salt-ds/core';
import { DragRowIcon } from '@salt-ds/icons';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ColumnAction } from '../columns/column-state.ts';
import styles from './column-chooser.module.css';

export type ChooserDrop = { readonly target: string; readonly side: 'before' | 'after' };

type ChooserItemProps = {
  readonly column: Column;
  readonly state: ViewColumn;
  readonly drop: 'before' | 'after' | null;
  /** False while a search hides the neighbours. */
  readonly canMove: boolean;
  readonly onDrop: (drop: ChooserDrop | null) => void;
  readonly onAction: (action: ColumnAction) => void;
};

export function ChooserItem({ column, state, drop, canMove, onDrop, onAction }: ChooserItemProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (by === null) return;
    event.preventDefault();
    onAction({ kind: 'step', id: column.id, by });
  };
  return (
    <li
      className={styles['item']}
      data-chooser={column.id}
      data-hidden={state.hidden ? '' : undefined}
      data-drop={drop ?? undefined}
    >
      {state.hidden ? null : (
        <button
          type="button"
          className={styles['grip']}
          disabled={!canMove}
          aria-label={`Move ${column.header}: arrow up or down`}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => startDrag(event, column.id, onDrop, onAction)}
        >
          <DragRowIcon aria-hidden />
        </button>
      )}
      <span className={styles['name']}>
        <Checkbox
          label={column.header}
          checked={!state.hidden}
          onChange={() => onAction({ kind: 'show', id: column.id, hidden: !state.hidden })}
        />
      </span>
      {state.pinned === null ? null : <span className={styles['zone']}>{state.pinned}</span>}
    </li>
  );
}

/** The line between two items shows where the column would land. */
function startDrag(
  event: PointerEvent<HTMLElement>,
  id: string,
  onDrop: (drop: ChooserDrop | null) => void,
  onAction: (action: ColumnAction) => void,
): void {
  if (event.button !== 0) return;
  const grip: HTMLElement = event.currentTarget;
  let drop: ChooserDrop | null = null;
  const end = new AbortController();
  const { signal } = end;
  grip.setPointerCapture(event.pointerId);
  grip.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const item = grip.ownerDocument.elementFromPoint(clientX, clientY)?.closest('[data-chooser]');
      const target = item?.getAttribute('data-chooser') ?? null;
      if (item === null || item === undefined || target === null || target === id) return;
      const { top, height } = item.getBoundingClientRect();
      drop = { target, side: clientY < top + height / 2 ? 'before' : 'after' };
      onDrop(drop);
    },
    { signal },
  );
  grip.addEventListener(
    'lostpointercapture',
    () => {
      end.abort();
      onDrop(null);
      if (drop !== null) onAction({ kind: 'move', id, ...drop });
    },
    { signal },
  );
}
