import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { formatQuantity } from '@meridian/domain/number-format';
import type { DecisionEvent, FillEvent } from '@meridian/domain/replay/replay-event';
import { type CanvasFrame, niceStep, type ValueScale, write, xOf, yOf } from './canvas-frame.ts';
import { crosshair, drawTimeLabels, ownColor } from './market-painter.ts';
import type { Painter } from './replay-canvas.tsx';
import type { ReplayView } from './replay-view.ts';

const FOOTER_PX = 18;
const LINES = 5;
const VOLUME_BARS = 60;
const VOLUME_SHARE = 0.3;

type Step = readonly [ms: number, qty: number];

/** What was filled against goal, floor and ceiling, over the volume of the market. */
export function schedulePainter(view: ReplayView): Painter {
  const filled = filledSteps(view);
  const plans = view.events.filter((event): event is DecisionEvent => event.kind === 'decision' && event.goal !== null);
  const top = Math.max(1, view.order.order_qty, ...plans.map(({ ceiling }) => ceiling ?? 0));
  const scale: ValueScale = { low: 0, high: top * 1.05 };
  return {
    top: 8,
    footer: FOOTER_PX,
    base: (context, frame) => {
      drawLines(context, frame, scale);
      drawTimeLabels(context, frame);
    },
    marks: (context, frame) => {
      drawVolume(context, frame, view);
      drawBand(context, frame, scale, plans);
      context.lineWidth = 1.5;
      context.strokeStyle = frame.theme.accent;
      trace(
        context,
        frame,
        scale,
        plans.map(({ at_ms, goal }) => [at_ms, goal ?? 0]),
        false,
      );
      context.lineWidth = 2;
      context.strokeStyle = ownColor(frame.theme, view);
      trace(context, frame, scale, filled, true);
      context.lineWidth = 1;
    },
    over: (context, frame, atMs, hoverMs) => {
      if (hoverMs !== null) crosshair(context, frame, hoverMs, frame.theme.text3);
      crosshair(context, frame, atMs, frame.theme.text1);
      drawFilledNow(context, frame, scale, { view, filled, plans }, atMs);
    },
  };
}

function filledSteps({ events, span, order }: ReplayView): readonly Step[] {
  let qty = 0;
  const fills = events.filter((event): event is FillEvent => event.kind === 'fill' && event.lane !== 'far');
  const steps = fills.map((fill): Step => {
    qty += fill.qty;
    return [fill.at_ms, qty];
  });
  return [[span.fromMs, 0], ...steps, [order.end_ms ?? span.toMs, qty]];
}

function drawLines(context: CanvasRenderingContext2D, frame: CanvasFrame, scale: ValueScale): void {
  const { theme, left, right } = frame;
  const step = niceStep(scale.high, LINES);
  context.strokeStyle = theme.line1;
  context.setLineDash([2, 3]);
  for (let qty = 0; qty <= scale.high; qty += step) {
    const y = Math.round(yOf(frame, scale, qty)) + 0.5;
    context.beginPath();
    context.moveTo(left, y);
    context.lineTo(right, y);
    context.stroke();
    write(context, frame, abbreviateNumber(qty), right + 6, y, { color: theme.text3 });
  }
  context.setLineDash([]);
}

/** Traded by everybody, in sixty parts of the time, from the bottom. */
function drawVolume(context: CanvasRenderingContext2D, frame: CanvasFrame, { trades, span }: ReplayView): void {
  if (trades === null) return;
  const stepMs = (span.toMs - span.fromMs) / VOLUME_BARS;
  const volumes = Array.from({ length: VOLUME_BARS }, (_, nth) =>
    trades.volume(span.fromMs + nth * stepMs, span.fromMs + (nth + 1) * stepMs),
  );
  const most = Math.max(1, ...volumes);
  context.fillStyle = frame.theme.line2;
  const width = (frame.right - frame.left) / VOLUME_BARS;
  for (const [nth, volume] of volumes.entries()) {
    const height = (volume / most) * VOLUME_SHARE * (frame.bottom - frame.top);
    context.fillRect(frame.left + nth * width + 1, frame.bottom - height, Math.max(1, width - 2), height);
  }
}

function drawBand(
  context: CanvasRenderingContext2D,
  frame: CanvasFrame,
  scale: ValueScale,
  plans: readonly DecisionEvent[],
): void {
  const [first] = plans;
  if (first === undefined) return;
  context.fillStyle = frame.theme.accent;
  context.globalAlpha = 0.16;
  context.beginPath();
  context.moveTo(xOf(frame, first.at_ms), yOf(frame, scale, first.ceiling ?? 0));
  for (const { at_ms, ceiling } of plans) context.lineTo(xOf(frame, at_ms), yOf(frame, scale, ceiling ?? 0));
  for (const { at_ms, floor } of plans.toReversed()) context.lineTo(xOf(frame, at_ms), yOf(frame, scale, floor ?? 0));
  context.fill();
  context.globalAlpha = 1;
}

function trace(
  context: CanvasRenderingContext2D,
  frame: CanvasFrame,
  scale: ValueScale,
  steps: readonly Step[],
  isStepped: boolean,
): void {
  const [first] = steps;
  if (first === undefined) return;
  context.beginPath();
  let lastY = yOf(frame, scale, first[1]);
  context.moveTo(xOf(frame, first[0]), lastY);
  for (const [ms, qty] of steps) {
    const x = xOf(frame, ms);
    if (isStepped) context.lineTo(x, lastY);
    lastY = yOf(frame, scale, qty);
    context.lineTo(x, lastY);
  }
  context.stroke();
}

type Known = { readonly view: ReplayView; readonly filled: readonly Step[]; readonly plans: readonly DecisionEvent[] };

function drawFilledNow(
  context: CanvasRenderingContext2D,
  frame: CanvasFrame,
  scale: ValueScale,
  known: Known,
  atMs: number,
): void {
  const { theme, right } = frame;
  const qty = known.filled.findLast(([ms]) => ms <= atMs)?.[1] ?? 0;
  const goal = known.plans.findLast(({ at_ms }) => at_ms <= atMs)?.goal ?? null;
  const [x, y] = [xOf(frame, atMs), yOf(frame, scale, qty)];
  context.fillStyle = ownColor(theme, known.view);
  context.beginPath();
  context.arc(x, y, 3.5, 0, 2 * Math.PI);
  context.fill();
  const isRight = x < right - 110;
  const align = isRight ? 'left' : 'right';
  const at = x + (isRight ? 8 : -8);
  const below = Math.min(frame.bottom - 24, y + 12);
  write(context, frame, formatQuantity(qty), at, below, { color: theme.text1, weight: 600, align });
  if (goal === null) return;
  const over = qty - goal;
  const text = over === 0 ? 'on goal' : `${formatQuantity(Math.abs(over))} ${over > 0 ? 'ahead of' : 'behind'} goal`;
  write(context, frame, text, at, below + 14, { color: over >= 0 ? theme.pos : theme.warn, align });
}
