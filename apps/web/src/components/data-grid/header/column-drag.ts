import type { Column } from '@meridian/domain/columns/column';
import type { PointerEvent as ReactPointerEvent } from 'react';
import styles from './header.module.css';

export type ColumnDrop = { readonly target: string; readonly side: 'before' | 'after' };

type DragListeners = {
  readonly onDrop: (drop: ColumnDrop | null) => void;
  readonly onMove: (drop: ColumnDrop) => void;
  /** Called when the pointer did not move: a click. */
  readonly onPress: (isAdded: boolean) => void;
};

/** A smaller movement still counts as a click, in pixels. */
const DRAG_START_PX = 5;

/** A click on a header sorts, a drag moves. Only the end of the gesture tells which it was. */
export function startColumnDrag(
  event: ReactPointerEvent<HTMLElement>,
  column: Column,
  { onDrop, onMove, onPress }: DragListeners,
): void {
  if (event.button !== 0) return;
  const { ownerDocument: document } = event.currentTarget;
  const startX = event.clientX;
  let ghost: HTMLElement | null = null;
  let drop: ColumnDrop | null = null;
  const end = new AbortController();
  const { signal } = end;
  const finish = () => {
    end.abort();
    ghost?.remove();
    onDrop(null);
  };
  document.addEventListener(
    'pointermove',
    (move) => {
      if (ghost === null && Math.abs(move.clientX - startX) < DRAG_START_PX) return;
      ghost ??= addGhost(document, column.header);
      ghost.style.transform = `translate(${move.clientX + 10}px, ${move.clientY + 12}px)`;
      drop = dropAt(document, move.clientX, move.clientY, column.id);
      onDrop(drop);
    },
    { signal },
  );
  document.addEventListener(
    'pointerup',
    (up) => {
      const wasDragged = ghost !== null;
      finish();
      if (!wasDragged) onPress(up.shiftKey);
      else if (drop !== null) onMove(drop);
    },
    { signal },
  );
  document.addEventListener('pointercancel', finish, { signal });
  document.addEventListener('keydown', (key) => key.key === 'Escape' && finish(), { signal });
}

function addGhost(document: Document, header: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = styles['ghost'] ?? '';
  ghost.textContent = header;
  document.body.append(ghost);
  return ghost;
}

function dropAt(document: Document, x: number, y: number, draggedId: string): ColumnDrop | null {
  const header = document.elementFromPoint(x, y)?.closest('[data-header]');
  const target = header?.getAttribute('data-header');
  if (header === null || header === undefined || target === null || target === undefined || target === draggedId) {
    return null;
  }
  const { left, width } = header.getBoundingClientRect();
  return { target, side: x < left + width / 2 ? 'before' : 'after' };
}
