import { formatPrice } from '@meridian/domain/price-format';
import {
  isBuy,
  niceTicks,
  priceSpan,
  sceneBars,
  sceneSpan,
  secondsText,
} from '@meridian/domain/surveillance/case-scene';
import type { CaseChart } from '@meridian/protocol/rest/surveillance-calls';
import type { Flow } from './flow.ts';
import { FONTS, type Pdf } from './open-pdf.ts';
import { INK, SIZE } from './pdf-style.ts';

const HEIGHT = 190;
const AXIS = 50;
const LABELS = 24;
const TOP = 12;
const BAR = 6;
const CROSS = 3;
const MAX_LABELLED = 8;

/** Where a moment and a price stand on the page. */
type Place = {
  readonly x: (atMs: number) => number;
  readonly y: (price: number) => number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Each order is a bar from placed to ended at its price, over the market as the desk saw it. */
export function drawCaseChart(flow: Flow, found: CaseChart): void {
  flow.need(HEIGHT);
  const { pdf } = flow;
  const figure = pdf.struct('Figure', { alt: altText(found) }, () => paint(flow, found));
  flow.section.add(figure);
  figure.end();
  flow.move(HEIGHT);
}

function altText(found: CaseChart): string {
  const bars = sceneBars(found).map(({ label, price }) => `${label} at ${formatPrice(price, found)}`);
  return `Orders over time with the mid: ${bars.slice(0, MAX_LABELLED).join(', ')}. The table below has them.`;
}

function paint(flow: Flow, found: CaseChart): void {
  const { pdf, y: start } = flow;
  const [left, right] = [flow.left + AXIS, flow.left + flow.width];
  const [top, bottom] = [start + TOP, start + HEIGHT - LABELS];
  const span = sceneSpan(found, 'case');
  const prices = priceSpan(found, span);
  const place: Place = {
    x: (atMs) => left + ((right - left) * (atMs - span.from)) / (span.to - span.from),
    y: (price) => bottom - ((bottom - top) * (price - prices.from)) / (prices.to - prices.from),
    left,
    right,
    top,
    bottom,
  };
  pdf.font(FONTS.regular).fontSize(SIZE.small).fillColor(INK.soft);
  for (const price of niceTicks(prices, 5)) {
    line(pdf, [left, place.y(price)], [right, place.y(price)], INK.line, 0.4);
    const at = { width: AXIS - 6, align: 'right', lineBreak: false } as const;
    pdf.text(formatPrice(price, found), flow.left, place.y(price) - 4, at);
  }
  const seconds = { from: (span.from - found.at_ms) / 1_000, to: (span.to - found.at_ms) / 1_000 };
  for (const second of niceTicks(seconds, 6)) {
    const at = place.x(found.at_ms + second * 1_000);
    pdf.text(secondsText(second), at - 30, bottom + 4, { width: 60, align: 'center', lineBreak: false });
  }
  pdf.save();
  pdf.rect(left, top - BAR, right - left, bottom - top + 2 * BAR).clip();
  drawMarket(pdf, found, place);
  drawBars(pdf, found, place);
  pdf.restore();
  drawKey(flow, bottom + 14);
}

type Point = readonly [x: number, y: number];

function line(pdf: Pdf, from: Point, to: Point, colour: string, width: number): void {
  pdf
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(width)
    .strokeColor(colour)
    .stroke();
}

/** A price holds until the next one is seen. */
function drawMarket(pdf: Pdf, { market, at_ms: atMs }: CaseChart, place: Place): void {
  for (const field of ['bid', 'ask', 'mid'] as const) {
    let before: number | null = null;
    for (const point of market) {
      const price = point[field];
      if (price === null) continue;
      const [x, y] = [place.x(point.at_ms), place.y(price)];
      if (before === null) pdf.moveTo(x, y);
      else pdf.lineTo(x, before).lineTo(x, y);
      before = y;
    }
    if (before === null) continue;
    pdf
      .lineTo(place.right, before)
      .lineWidth(field === 'mid' ? 1 : 0.5)
      .strokeColor(field === 'mid' ? INK.text : INK.faint)
      .stroke();
  }
  pdf.dash(3, { space: 3 });
  line(pdf, [place.x(atMs), place.top], [place.x(atMs), place.bottom], INK.bad, 0.8);
  pdf.undash();
}

/** Buys are filled and sells are outlined, so that they differ in grey print. */
function drawBars(pdf: Pdf, found: CaseChart, place: Place): void {
  const bars = sceneBars(found);
  for (const { order, price, isBuy: isBought, label } of bars) {
    const [from, to, y] = [place.x(order.placed_ms), place.x(order.ended_ms), place.y(price)];
    pdf.rect(from, y - BAR / 2, Math.max(1.5, to - from), BAR).lineWidth(0.8);
    if (isBought) pdf.fillAndStroke(INK.accentLight, INK.accent);
    else pdf.fillAndStroke('white', INK.mark);
    if (order.is_cancelled) {
      line(pdf, [to - CROSS, y - CROSS], [to + CROSS, y + CROSS], INK.bad, 1.2);
      line(pdf, [to - CROSS, y + CROSS], [to + CROSS, y - CROSS], INK.bad, 1.2);
    }
    if (bars.length > MAX_LABELLED) continue;
    pdf.font(FONTS.bold).fontSize(SIZE.small).fillColor(INK.text);
    pdf.text(label, Math.max(from, place.left) + 3, y - BAR / 2 - 9, { lineBreak: false });
  }
  for (const { order_side, at_ms, price } of found.fills) {
    pdf.circle(place.x(at_ms), place.y(price), 2.6).fill(isBuy(order_side) ? INK.accent : INK.mark);
  }
}

function drawKey({ pdf, left, width }: Flow, y: number): void {
  pdf.font(FONTS.regular).fontSize(SIZE.small).fillColor(INK.soft);
  const key =
    'Bars: orders from placed to ended, filled for a buy, outlined for a sell. Cross: cancelled. Dot: fill. ' +
    'Black: mid. Grey: bid and ask. Dashed: the alert.';
  pdf.text(key, left, y, { width, height: 10, lineBreak: false, ellipsis: true });
}
