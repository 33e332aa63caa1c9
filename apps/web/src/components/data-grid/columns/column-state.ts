import type { Column } from '@meridian/domain/columns/column';
import type { ViewColumn } from '@meridian/domain/entities/user-view-setting';

/** In display order: pinned left, then the middle, then pinned right; hidden columns keep their place. */
export type ColumnState = readonly ViewColumn[];

export type ColumnZone = ViewColumn['pinned'];

export type ColumnAction =
  | { readonly kind: 'resize'; readonly id: string; readonly width: number }
  | { readonly kind: 'move'; readonly id: string; readonly target: string; readonly side: 'before' | 'after' }
  | { readonly kind: 'step'; readonly id: string; readonly by: 1 | -1 }
  | { readonly kind: 'show'; readonly id: string; readonly hidden: boolean }
  | { readonly kind: 'pin'; readonly id: string; readonly pinned: ColumnZone };

export const MIN_COLUMN_WIDTH = 32;
export const MAX_COLUMN_WIDTH = 1200;

const ZONE_ORDER: readonly ColumnZone[] = ['left', null, 'right'];

export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, MIN_COLUMN_WIDTH), MAX_COLUMN_WIDTH));
}

export function defaultColumnState(columns: readonly Column[]): ColumnState {
  return byZone(columns.map(({ id, width, hidden, pinned }) => ({ id, width, hidden, pinned })));
}

/** Groups the columns by zone. Within a zone the order stays. */
export function byZone(columns: ColumnState): ColumnState {
  return ZONE_ORDER.flatMap((zone) => columns.filter(({ pinned }) => pinned === zone));
}

export function columnState(state: ColumnState, action: ColumnAction): ColumnState {
  const column = state.find(({ id }) => id === action.id);
  if (column === undefined) return state;
  switch (action.kind) {
    case 'resize':
      return changed(state, column, { width: clampWidth(action.width) });
    case 'show':
      return changed(state, column, { hidden: action.hidden });
    case 'pin':
      return byZone(changed(state, column, { pinned: action.pinned }));
    case 'move':
      return moved(state, column, action.target, action.side);
    case 'step':
    default:
      return stepped(state, column, action.by);
  }
}

function changed(state: ColumnState, column: ViewColumn, change: Partial<ViewColumn>): ColumnState {
  return state.map((each) => (each === column ? { ...each, ...change } : each));
}

/** A column dropped among pinned ones becomes pinned. */
function moved(state: ColumnState, column: ViewColumn, targetId: string, side: 'before' | 'after'): ColumnState {
  const target = state.find(({ id }) => id === targetId);
  if (target === undefined || target === column) return state;
  const rest = state.filter((each) => each !== column);
  const at = rest.indexOf(target) + (side === 'after' ? 1 : 0);
  return [...rest.slice(0, at), { ...column, pinned: target.pinned }, ...rest.slice(at)];
}

/** Moves past the next visible neighbour within the zone. A key never pins by accident. */
function stepped(state: ColumnState, column: ViewColumn, by: 1 | -1): ColumnState {
  const zone = state.filter(({ pinned, hidden, id }) => pinned === column.pinned && (!hidden || id === column.id));
  const target = zone[zone.indexOf(column) + by];
  return target === undefined ? state : moved(state, column, target.id, by === 1 ? 'after' : 'before');
}
