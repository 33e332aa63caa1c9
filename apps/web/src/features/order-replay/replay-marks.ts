import type { ReplayLiquidity } from '@meridian/domain/replay/replay-event';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';

type Place = { readonly x: number; readonly y: number /** Of the whole order, 0 to 1. */; readonly share: number };
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const MIN_RADIUS_PX = 2.5;
const MAX_RADIUS_PX = 9;
/** The radius of a fill of a tenth of the order. */
const TENTH_PX = 9;

/** The area of a mark is the size of the fill; shape and colour both tell how it traded. */
export function drawFill(
  context: CanvasRenderingContext2D,
  liquidity: ReplayLiquidity,
  { x, y, share }: Place,
  { theme, own }: { readonly theme: ChartTheme; readonly own: string },
): void {
  const radius = Math.min(MAX_RADIUS_PX, Math.max(MIN_RADIUS_PX, TENTH_PX * Math.sqrt(share * 10)));
  context.fillStyle = { add: own, mid: theme.accent, remove: theme.warn, auction: theme.pos }[liquidity];
  context.strokeStyle = theme.page;
  context.beginPath();
  tracePath(context, liquidity, x, y, radius);
  context.fill();
  context.stroke();
}

function tracePath(
  context: CanvasRenderingContext2D,
  liquidity: ReplayLiquidity,
  x: number,
  y: number,
  radius: number,
): void {
  if (liquidity === 'add') {
    context.arc(x, y, radius, 0, 2 * Math.PI);
    return;
  }
  const corners = CORNERS[liquidity];
  for (const [nth, [dx, dy]] of corners.entries()) {
    if (nth === 0) context.moveTo(x + dx * radius, y + dy * radius);
    else context.lineTo(x + dx * radius, y + dy * radius);
  }
  context.closePath();
}

const CORNERS: Readonly<Record<Exclude<ReplayLiquidity, 'add'>, readonly (readonly [number, number])[]>> = {
  mid: [
    [0, -1.25],
    [1.25, 0],
    [0, 1.25],
    [-1.25, 0],
  ],
  remove: [
    [-1.2, -1],
    [1.2, -1],
    [0, 1.2],
  ],
  auction: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
};

const HATCH_PX = 7;

/** Time in which nobody saw the market. */
export function hatch(context: CanvasRenderingContext2D, { x, y, width, height }: Box, color: string): void {
  if (width <= 0) return;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.strokeStyle = color;
  context.beginPath();
  for (let at = x - height; at < x + width; at += HATCH_PX) {
    context.moveTo(at, y + height);
    context.lineTo(at + height, y);
  }
  context.stroke();
  context.restore();
}
