import { formatPrice } from '@meridian/domain/price-format';
import { isBuySide } from '@meridian/domain/order-side';
import type { FillEvent } from '@meridian/domain/replay/replay-event';
import { countUntil, quoteAt } from '@meridian/domain/replay/replay-market';
import { thinQuotes } from '@meridian/domain/replay/thin-quotes';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { timeOfDay } from '../../lib/time-text.ts';
import { type CanvasFrame, niceStep, pill, timeTicks, type ValueScale, write, xOf, yOf } from './canvas-frame.ts';
import { drawDecisions } from './decision-labels.ts';
import { drawFill, hatch } from './replay-marks.ts';
import type { Painter } from './replay-canvas.tsx';
import type { ReplayView } from './replay-view.ts';

/** Room for three rows of decisions above the prices. */
const TOP_PX = 70;
const FOOTER_PX = 22;
const PRICE_LINES = 6;
const TIME_LABELS = 10;

/** Bid and ask, last prices, running VWAP, own postings, fills and decisions. */
export function marketPainter(view: ReplayView): Painter {
  const scale = priceScale(view);
  return {
    top: TOP_PX,
    footer: FOOTER_PX,
    base: (context, frame) => {
      drawPriceLines(context, frame, scale, view);
      drawTimeLabels(context, frame);
      drawArrival(context, frame, scale, view);
    },
    marks: (context, frame) => {
      drawQuotes(context, frame, scale, view);
      drawLasts(context, frame, scale, view);
      drawIvwap(context, frame, scale, view);
      drawPostings(context, frame, scale, view);
      for (const event of view.events) {
        if (event.kind === 'fill') drawOwnFill(context, frame, scale, event, view);
      }
      drawDecisions(context, frame, view.decisions);
    },
    over: (context, frame, atMs, hoverMs) => {
      if (hoverMs !== null) crosshair(context, frame, hoverMs, frame.theme.text3);
      crosshair(context, frame, atMs, frame.theme.text1);
      drawQuoteTags(context, frame, scale, view, atMs);
    },
  };
}

/** From the lowest to the highest price of market and order, with a little room. */
function priceScale({ market, events, order, postings }: ReplayView): ValueScale {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const see = (price: number | null) => {
    if (price === null) return;
    low = Math.min(low, price);
    high = Math.max(high, price);
  };
  for (const price of market.quotes.bid) see(price);
  for (const price of market.quotes.ask) see(price);
  for (const event of events) if (event.kind === 'fill' && event.lane === 'own') see(event.price);
  if (low > high) for (const { price } of postings) see(price);
  see(order.arrival_mid);
  if (low > high) return { low: 0, high: 1 };
  const room = Math.max((high - low) * 0.06, (order.tick_size ?? 0.01) * 2);
  return { low: low - room, high: high + room };
}

function drawPriceLines(
  context: CanvasRenderingContext2D,
  frame: CanvasFrame,
  scale: ValueScale,
  view: ReplayView,
): void {
  const { theme, left, right } = frame;
  const tick = view.order.tick_size ?? 0.01;
  const step = Math.max(tick, niceStep(scale.high - scale.low, PRICE_LINES));
  context.strokeStyle = theme.line1;
  context.setLineDash([2, 3]);
  for (let price = Math.ceil(scale.low / step) * step; price <= scale.high; price += step) {
    const y = Math.round(yOf(frame, scale, price)) + 0.5;
    line(context, left, y, right, y);
    write(context, frame, formatPrice(price, view.priceTerms), right + 6, y, { color: theme.text3 });
  }
  context.setLineDash([]);
}

export function drawTimeLabels(context: CanvasRenderingContext2D, frame: CanvasFrame): void {
  for (const ms of timeTicks(frame.span, TIME_LABELS)) {
    const x = xOf(frame, ms);
    if (x < frame.left + 16 || x > frame.right - 20) continue;
    write(context, frame, timeOfDay(ms), x, frame.height - 10, { color: frame.theme.text3, align: 'center' });
  }
}

function drawArrival(context: CanvasRenderingContext2D, frame: CanvasFrame, scale: ValueScale, view: ReplayView): void {
  const { arrival_mid: arrival } = view.order;
  if (arrival === null) return;
  const y = Math.round(yOf(frame, scale, arrival)) + 0.5;
  context.strokeStyle = frame.theme.line2;
  line(context, frame.left, y, frame.right, y);
  const text = `Arrival mid ${formatPrice(arrival, view.priceTerms)}`;
  write(context, frame, text, frame.right - 4, y - 8, { color: frame.theme.text3, align: 'right' });
}

function drawQuotes(
  context: CanvasRenderingContext2D,
  frame: CanvasFrame,
  scale: ValueScale,
  { market, span }: ReplayView,
): void {
  const { theme, left, right, top, bottom } = frame;
  const columns = Math.max(1, Math.round(right - left));
  const window = { from_ms: span.fromMs, to_ms: span.toMs };
  for (const [nth, column] of thinQuotes(market.quotes, market.gaps, window, columns).entries()) {
    const { lowBid, highBid, lowAsk, highAsk } = column;
    if (lowBid === null || highBid === null || lowAsk === null || highAsk === null) continue;
    const y = yOf(frame, scale, highAsk);
    const x = left + nth;
    context.fillStyle = theme.line2;
    context.fillRect(x, y, 1, Math.max(1, yOf(frame, scale, lowBid) - y));
    context.fillStyle = theme.text3;
    context.fillRect(x, y, 1, 1);
    context.fillRect(x, yOf(frame, scale, lowBid) - 1, 1, 1);
  }
  for (const { from_ms, to_ms } of market.gaps) {
    const x = xOf(frame, Math.max(from_ms, span.fromMs));
    hatch(context, { x, y: top, width: xOf(frame, Math.min(to_ms, span.toMs)) - x, height: bottom - top }, theme.line2);
  }
}

/** The last price of each pixel: a trade print is a dot. */
function drawLasts(
  context: CanvasRenderingContext2D,
  frame: CanvasFrame,
  scale: ValueScale,
  { market }: ReplayView,
): void {
  const { at_ms, price } = market.trades;
  context.fillStyle = frame.theme.text2;
  let lastX = Number.NEGATIVE_INFINITY;
  for (const [nth, ms] of at_ms.entries()) {
    const x = Math.round(xOf(frame, ms));
    if (x === lastX || x < frame.left || x > frame.right) continue;
    lastX = x;
    context.fillRect(x, yOf(frame, scale, price[nth] ?? 0), 1, 1);
  }
}

function drawIvwap(context: CanvasRenderingContext2D, frame: CanvasFrame, scale: ValueScale, view: ReplayView): void {
  const { trades, order, span } = view;
  if (trades === null || order.start_ms === null) return;
  context.strokeStyle = frame.theme.info;
  context.lineWidth = 1.5;
  context.setLineDash([4, 3]);
  context.beginPath();
  let isDown = false;
  const stepMs = Math.max(1, ((span.toMs - span.fromMs) / (frame.right - frame.left)) * 2);
  for (let ms = order.start_ms; ms <= span.toMs; ms += stepMs) {
    const vwap = trades.vwap(order.start_ms, ms);
    if (vwap === null) continue;
    const [x, y] = [xOf(frame, ms), yOf(frame, scale, vwap)];
    if (isDown) context.lineTo(x, y);
    else context.moveTo(x, y);
    isDown = true;
  }
  context.stroke();
  context.setLineDash([]);
  context.lineWidth = 1;
}

function drawPostings(
  context: CanvasRenderingContext2D,
  frame: CanvasFrame,
  scale: ValueScale,
  view: ReplayView,
): void {
  const own = ownColor(frame.theme, view);
  context.lineWidth = 1.5;
  for (const { fromMs, toMs, price, isMid } of view.postings) {
    if (price === null) continue;
    const y = yOf(frame, scale, price);
    if (y < frame.top || y > frame.bottom) continue;
    context.strokeStyle = isMid ? frame.theme.accent : own;
    context.setLineDash(isMid ? [3, 2] : []);
    line(context, Math.max(frame.left, xOf(frame, fromMs)), y, xOf(frame, toMs), y);
  }
  context.setLineDash([]);
  context.lineWidth = 1;
}

function drawOwnFill(
  context: CanvasRenderingContext2D,
  frame: CanvasFrame,
  scale: ValueScale,
  fill: FillEvent,
  view: ReplayView,
): void {
  if (fill.lane !== 'own') return;
  const share = fill.qty / Math.max(1, view.order.order_qty);
  const place = { x: xOf(frame, fill.at_ms), y: yOf(frame, scale, fill.price), share };
  drawFill(context, fill.liquidity, place, { theme: frame.theme, own: ownColor(frame.theme, view) });
}

export function ownColor(theme: ChartTheme, { order }: Pick<ReplayView, 'order'>): string {
  return isBuySide(order.order_side) ? theme.buy : theme.sell;
}

/** An upright line with its time below. */
export function crosshair(context: CanvasRenderingContext2D, frame: CanvasFrame, ms: number, color: string): void {
  const x = Math.round(xOf(frame, ms)) + 0.5;
  if (x < frame.left || x > frame.right + 1) return;
  context.strokeStyle = color;
  line(context, x, 0, x, frame.bottom);
  if (frame.height - frame.bottom < FOOTER_PX) return;
  const middle = Math.min(frame.right, Math.max(frame.left + 30, x));
  pill(context, { x: middle - 30, y: frame.height - 19, width: 60, height: 18 }, color);
  write(context, frame, timeOfDay(ms), middle, frame.height - 10, {
    color: frame.theme.page,
    weight: 600,
    align: 'center',
  });
}

/** Bid, ask and last at the moment, on the price axis. */
function drawQuoteTags(
  context: CanvasRenderingContext2D,
  frame: CanvasFrame,
  scale: ValueScale,
  view: ReplayView,
  atMs: number,
): void {
  const quote = quoteAt(view.market, atMs);
  const { theme, right } = frame;
  const tag = (price: number | null, color: string) => {
    if (price === null) return;
    const y = yOf(frame, scale, price);
    pill(context, { x: right + 2, y: y - 8, width: 58, height: 16 }, color);
    write(context, frame, formatPrice(price, view.priceTerms), right + 31, y, {
      color: theme.page,
      weight: 600,
      align: 'center',
    });
  };
  tag(quote?.ask ?? null, theme.sell);
  tag(quote?.bid ?? null, theme.buy);
  const last = view.market.trades.price[countUntil(view.market.trades.at_ms, atMs) - 1] ?? null;
  if (last === null) return;
  const y = yOf(frame, scale, last);
  context.fillStyle = theme.text1;
  context.fillRect(right - 3, y - 1, 6, 2);
}

function line(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}
