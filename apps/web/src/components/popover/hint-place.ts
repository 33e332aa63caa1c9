import type { AnchorBox } from './popover-place.ts';

export type HintSide = 'top' | 'right' | 'bottom';

type Size = { readonly width: number; readonly height: number };

const GAP_PX = 8;
const EDGE_PX = 4;

/** Beside the anchor, in its middle. A hint without room there changes sides, and it never leaves the window. */
export function hintPlace(
  anchor: AnchorBox,
  hint: Size,
  view: Size,
  side: HintSide,
): { readonly x: number; readonly y: number } {
  const inView = (value: number, size: number, room: number) =>
    Math.round(Math.max(EDGE_PX, Math.min(value, room - size - EDGE_PX)));
  if (side === 'right') {
    const right = anchor.right + GAP_PX;
    const fits = right + hint.width + EDGE_PX <= view.width;
    const x = fits ? right : anchor.left - GAP_PX - hint.width;
    const y = (anchor.top + anchor.bottom - hint.height) / 2;
    return { x: inView(x, hint.width, view.width), y: inView(y, hint.height, view.height) };
  }
  const above = anchor.top - GAP_PX - hint.height;
  const below = anchor.bottom + GAP_PX;
  const isAbove = side === 'top' ? above >= EDGE_PX : below + hint.height + EDGE_PX > view.height;
  const x = (anchor.left + anchor.right - hint.width) / 2;
  return {
    x: inView(x, hint.width, view.width),
    y: inView(isAbove ? above : below, hint.height, view.height),
  };
}
