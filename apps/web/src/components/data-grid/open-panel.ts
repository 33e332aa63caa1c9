import type { CellTarget, ScreenPoint } from './control/grid-inputs.ts';
import type { AnchorBox } from '../popover/popover-place.ts';

/** The panel that is open over the grid; one at a time. */
export type OpenPanel =
  | { readonly kind: 'filter'; readonly columnId: string; readonly anchor: AnchorBox }
  | { readonly kind: 'menu'; readonly target: CellTarget; readonly point: ScreenPoint }
  | { readonly kind: 'columns'; readonly anchor: AnchorBox };

/** The place below the column's header, or the grid's corner when the header is scrolled out of view. */
export function panelAnchor(canvas: Element | null, scroller: Element | null, columnId: string): AnchorBox {
  const header = canvas?.querySelector(`[data-header="${CSS.escape(columnId)}"]`) ?? null;
  if (header !== null) return header.getBoundingClientRect();
  const { left, right, top } = scroller?.getBoundingClientRect() ?? new DOMRect();
  return { left, right, top, bottom: top };
}
