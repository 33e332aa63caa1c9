export type AnchorBox = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

type Size = { readonly width: number; readonly height: number };

const GAP_PX = 4;
const EDGE_PX = 8;

/** Below the anchor at its left edge, moved into the window. */
export function popoverPlace(anchor: AnchorBox, panel: Size, view: Size): { readonly x: number; readonly y: number } {
  const x = Math.max(EDGE_PX, Math.min(anchor.left, view.width - panel.width - EDGE_PX));
  const below = anchor.bottom + GAP_PX;
  const fitsBelow = below + panel.height + EDGE_PX <= view.height;
  const above = anchor.top - GAP_PX - panel.height;
  const y = fitsBelow || above < EDGE_PX ? Math.min(below, view.height - panel.height - EDGE_PX) : above;
  return { x: Math.round(x), y: Math.round(Math.max(EDGE_PX, y)) };
}
