import type { CellTarget, ScreenPoint } from './control/grid-inputs.ts';
import type { AnchorBox } from './parts/popover-place.ts';

/** What stands open over the grid; one at a time. */
export type OpenPanel =
  | { readonly kind: 'filter'; readonly columnId: string; readonly anchor: AnchorBox }
  | { readonly kind: 'menu'; readonly target: CellTarget; readonly point: ScreenPoint }
  | { readonly kind: 'columns'; readonly anchor: AnchorBox };

/** Under the column's header; at the grid's corner when that is scrolled out of sight. */
export function panelAnchor(canvas: Element | null, scroller: Element | null, columnId: string): AnchorBox {
  const header = canvas?.querySelector(`[data-header="${CSS.escape(columnId)}"]`) ?? null;
  if (header !== null) return header.getBoundingClientRect();
  const { left, right, top } = scroller?.getBoundingClientRect() ?? new DOMRect();
  return { left, right, top, bottom: top };
}
