import type { CellMove } from './cell-position.ts';

export type KeyStroke = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
};

export type GridCommand =
  | { readonly kind: 'move'; readonly move: CellMove; readonly isRange: boolean }
  | { readonly kind: 'toggle-row'; readonly isRange: boolean }
  | { readonly kind: 'open' }
  | { readonly kind: 'select-all' }
  | { readonly kind: 'copy'; readonly withHeaders: boolean }
  | { readonly kind: 'menu' }
  | { readonly kind: 'filter' }
  | { readonly kind: 'expand'; readonly isExpanded: boolean }
  | { readonly kind: 'clear' };

const ARROWS: Readonly<Record<string, { readonly by: CellMove; readonly edge: CellMove }>> = {
  ArrowUp: { by: { kind: 'by', rows: -1, columns: 0 }, edge: { kind: 'edge', edge: 'top' } },
  ArrowDown: { by: { kind: 'by', rows: 1, columns: 0 }, edge: { kind: 'edge', edge: 'bottom' } },
  ArrowLeft: { by: { kind: 'by', rows: 0, columns: -1 }, edge: { kind: 'edge', edge: 'start' } },
  ArrowRight: { by: { kind: 'by', rows: 0, columns: 1 }, edge: { kind: 'edge', edge: 'end' } },
};

function moveOf({ key }: KeyStroke, isCtrl: boolean): CellMove | null {
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
  if (arrow !== undefined) return isCtrl ? arrow.edge : arrow.by;
  if (key === 'Home') return { kind: 'edge', edge: isCtrl ? 'first' : 'start' };
  if (key === 'End') return { kind: 'edge', edge: isCtrl ? 'last' : 'end' };
  if (key === 'PageUp') return { kind: 'page', by: -1 };
  return key === 'PageDown' ? { kind: 'page', by: 1 } : null;
}

function withCtrl({ key, shiftKey }: KeyStroke): GridCommand | null {
  const letter = key.toLowerCase();
  if (letter === 'a' && !shiftKey) return { kind: 'select-all' };
  return letter === 'c' ? { kind: 'copy', withHeaders: shiftKey } : null;
}

/** Spreadsheet keys. Null leaves a key to the page, whose shortcuts are plain letters. */
export function gridCommand(stroke: KeyStroke): GridCommand | null {
  const isCtrl = stroke.ctrlKey || stroke.metaKey;
  if (stroke.altKey) return stroke.key === 'ArrowDown' && !isCtrl ? { kind: 'filter' } : null;
  const move = moveOf(stroke, isCtrl);
  if (move !== null) return { kind: 'move', move, isRange: stroke.shiftKey };
  if (stroke.key === 'F10' && stroke.shiftKey) return { kind: 'menu' };
  if (isCtrl) return withCtrl(stroke);
  switch (stroke.key) {
    case ' ':
      return { kind: 'toggle-row', isRange: stroke.shiftKey };
    case 'Enter':
      return stroke.shiftKey ? null : { kind: 'open' };
    case '+':
      return { kind: 'expand', isExpanded: true };
    case '-':
      return { kind: 'expand', isExpanded: false };
    case 'ContextMenu':
      return { kind: 'menu' };
    case 'Escape':
      return { kind: 'clear' };
    default:
      return null;
  }
}

export type HeaderCommand =
  | { readonly kind: 'sort'; readonly isAdded: boolean }
  | { readonly kind: 'resize'; readonly by: number }
  | { readonly kind: 'fit' }
  | { readonly kind: 'step'; readonly by: 1 | -1 };

const RESIZE_STEP_PX = 8;

/** In the header, Shift with an arrow resizes a column and Ctrl Shift moves it. Other keys work as in the rows. */
export function headerCommand(stroke: KeyStroke): HeaderCommand | null {
  const isCtrl = stroke.ctrlKey || stroke.metaKey;
  if (stroke.altKey) return null;
  const by = stroke.key === 'ArrowRight' ? 1 : stroke.key === 'ArrowLeft' ? -1 : null;
  if (by !== null && stroke.shiftKey)
    return isCtrl ? { kind: 'step', by } : { kind: 'resize', by: by * RESIZE_STEP_PX };
  if (isCtrl) return null;
  if (stroke.key === 'Enter' || stroke.key === ' ') return { kind: 'sort', isAdded: stroke.shiftKey };
  return stroke.key === '*' ? { kind: 'fit' } : null;
}
