import type { PaintedRow } from '@meridian/live-client/grid/grid-model';

/** The row of an order, without a cell. */
export const A_PAINTED_ROW: PaintedRow = {
  id: '7',
  key: 7,
  kind: 'row',
  level: 0,
  isOpen: null,
  group: null,
  isDim: false,
  cells: [],
};
