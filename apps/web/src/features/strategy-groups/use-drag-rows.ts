import { type DragEvent, useState } from 'react';

export type DragRow = {
  readonly isDragged: boolean;
  readonly handle: {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  readonly row: { readonly onDragOver: (event: DragEvent) => void; readonly onDrop: (event: DragEvent) => void };
};

/** Rows dragged by a handle. A row moves as soon as it reaches another. */
export function useDragRows(onMove: (key: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  return {
    of: (key: number, index: number): DragRow => ({
      isDragged: dragged === key,
      handle: {
        draggable: true,
        onDragStart: (event) => {
          event.dataTransfer.effectAllowed = 'move';
          // Some browsers do not start a drag without data.
          event.dataTransfer.setData('text/plain', String(key));
          setDragged(key);
        },
        onDragEnd: () => setDragged(null),
      },
      row: {
        onDragOver: (event) => {
          if (dragged === null) return;
          event.preventDefault();
          if (dragged !== key) onMove(dragged, index);
        },
        onDrop: (event) => {
          event.preventDefault();
          setDragged(null);
        },
      },
    }),
  };
}
