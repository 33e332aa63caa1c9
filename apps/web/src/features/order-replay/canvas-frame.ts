import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import type { Span } from './playback.ts';

const AXIS_PX = 62;
const LEFT_PX = 10;

/** A drawing area with its time axis. Both charts have the same, so that a moment is at one place. */
export type CanvasFrame = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly span: Span;
  readonly theme: ChartTheme;
};

export type FrameSize = Pick<CanvasFrame, 'width' | 'height' | 'top'> & { readonly footer: number };

export function canvasFrame({ width, height, top, footer }: FrameSize, span: Span, theme: ChartTheme): CanvasFrame {
  return {
    width,
    height,
    left: LEFT_PX,
    right: Math.max(LEFT_PX + 1, width - AXIS_PX),
    top,
    bottom: height - footer,
    span,
    theme,
  };
}

export function xOf({ left, right, span: { fromMs, toMs } }: CanvasFrame, ms: number): number {
  return left + ((ms - fromMs) / Math.max(1, toMs - fromMs)) * (right - left);
}

export function msOf({ left, right, span: { fromMs, toMs } }: CanvasFrame, x: number): number {
  return fromMs + ((x - left) / (right - left)) * (toMs - fromMs);
}

export type ValueScale = { readonly low: number; readonly high: number };

export function yOf({ top, bottom }: CanvasFrame, { low, high }: ValueScale, value: number): number {
  return bottom - ((value - low) / (high - low)) * (bottom - top);
}

/** Steps of 1, 2 or 5 times a power of ten that divide a range into about `count` parts. */
export function niceStep(range: number, count: number): number {
  const rough = range / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const part = rough / power;
  return (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10) * power;
}

const TIME_STEPS_MS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400].map((s) => 1_000 * s);

/** Full seconds, minutes or hours inside the span. */
export function timeTicks({ fromMs, toMs }: Span, count: number): readonly number[] {
  const wanted = (toMs - fromMs) / Math.max(1, count);
  const step = TIME_STEPS_MS.find((ms) => ms >= wanted) ?? 86_400_000;
  const first = Math.ceil(fromMs / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((toMs - first) / step) + 1) }, (_, nth) => first + nth * step);
}

export type TextStyle = {
  readonly color: string;
  readonly size?: number;
  readonly weight?: number;
  readonly align?: CanvasTextAlign;
};

export function write(
  context: CanvasRenderingContext2D,
  { theme }: Pick<CanvasFrame, 'theme'>,
  text: string,
  x: number,
  y: number,
  { color, size = 11, weight = 400, align = 'left' }: TextStyle,
): void {
  context.font = `${weight} ${size}px ${theme.font}`;
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.fillStyle = color;
  context.fillText(text, x, y);
}

/** A filled label with rounded corners. */
export function pill(
  context: CanvasRenderingContext2D,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  color: string,
): void {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 3);
  context.fill();
}
