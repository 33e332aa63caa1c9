import type { DecisionEvent } from '@meridian/domain/replay/replay-event';
import { type CanvasFrame, pill, write, xOf } from './canvas-frame.ts';
import { isUrgent } from './decision-words.ts';

const ROWS = 3;
const ROW_PX = 19;
const LABEL_PX = 17;
const MAX_LABEL_PX = 190;
const NUMBER_PX = 20;
const PAD_PX = 5;

type Label = { readonly decision: DecisionEvent; readonly number: number; readonly x: number };

/** Numbered labels above the prices, in rows, so that they do not cover each other. One without room shows its line only. */
export function drawDecisions(
  context: CanvasRenderingContext2D,
  frame: CanvasFrame,
  decisions: readonly DecisionEvent[],
): void {
  const { theme, left, right, bottom } = frame;
  const freeFrom = Array.from({ length: ROWS }, () => left);
  for (const label of labelsOf(frame, decisions)) {
    const { decision, number, x } = label;
    const color = isUrgent(decision) ? theme.neg : theme.text3;
    context.strokeStyle = color;
    context.globalAlpha = 0.6;
    context.setLineDash([1, 3]);
    context.beginPath();
    context.moveTo(x, LABEL_PX);
    context.lineTo(x, bottom);
    context.stroke();
    context.setLineDash([]);
    context.globalAlpha = 1;
    const text = `${number}  ${decision.reason}`;
    context.font = `400 11px ${theme.font}`;
    const wishedPx = Math.min(MAX_LABEL_PX, context.measureText(text).width + 2 * PAD_PX, right - x);
    const row = freeFrom.findIndex((free) => free <= x);
    if (row < 0 || wishedPx < NUMBER_PX) continue;
    freeFrom[row] = x + wishedPx + 4;
    const y = row * ROW_PX + 1;
    pill(context, { x, y, width: wishedPx, height: LABEL_PX }, isUrgent(decision) ? theme.neg : theme.surface);
    write(context, frame, fitted(context, text, wishedPx - 2 * PAD_PX), x + PAD_PX, y + LABEL_PX / 2 + 0.5, {
      color: isUrgent(decision) ? theme.page : theme.text1,
    });
  }
}

/** As much of a text as has room, with dots where it is cut. */
function fitted(context: CanvasRenderingContext2D, text: string, widthPx: number): string {
  const fits = (part: string) => context.measureText(part).width <= widthPx;
  if (fits(text)) return text;
  let [fitting, tooLong] = [0, text.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(`${text.slice(0, middle)}…`)) fitting = middle;
    else tooLong = middle;
  }
  return `${text.slice(0, fitting).trimEnd()}…`;
}

function labelsOf(frame: CanvasFrame, decisions: readonly DecisionEvent[]): readonly Label[] {
  return decisions.map((decision, nth) => ({
    decision,
    number: nth + 1,
    x: Math.round(Math.max(frame.left, xOf(frame, decision.at_ms))) + 0.5,
  }));
}
