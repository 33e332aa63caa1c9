import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { readChartTheme } from '../../components/chart/chart-theme.ts';
import { type CanvasFrame, canvasFrame, msOf, xOf } from './canvas-frame.ts';
import type { HoverLink } from './hover-link.ts';
import type { Playback } from './playback.ts';
import styles from './order-replay.module.css';

/** What draws a chart. All but `over` is drawn once and kept as a picture, so that a frame costs almost nothing. */
export type Painter = {
  readonly top: number;
  readonly footer: number;
  /** Grid and axes: always fully seen. */
  base(context: CanvasRenderingContext2D, frame: CanvasFrame): void;
  /** What happened: dimmed behind the moment. */
  marks(context: CanvasRenderingContext2D, frame: CanvasFrame): void;
  /** The moment itself, and the crosshair. */
  over(context: CanvasRenderingContext2D, frame: CanvasFrame, atMs: number, hoverMs: number | null): void;
};

type ReplayCanvasProps = {
  readonly label: string;
  readonly painter: Painter;
  readonly playback: Playback;
  readonly hover: HoverLink;
  readonly showsLater: boolean;
  /** A click, at this moment. */
  readonly onPick: (ms: number) => void;
  /** The same as a table, for screen readers. */
  readonly children: ReactNode;
};

const LATER_OPACITY = 0.3;

type Drawing = {
  readonly frame: CanvasFrame;
  readonly base: HTMLCanvasElement;
  readonly marks: HTMLCanvasElement;
  readonly ratio: number;
};

/** A chart over the time of an order. */
export function ReplayCanvas({ label, painter, playback, hover, showsLater, onPick, children }: ReplayCanvasProps) {
  const place = useRef<HTMLCanvasElement>(null);
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    const canvas = place.current;
    if (canvas === null) return undefined;
    let drawing: Drawing | null = null;
    const paint = () => {
      if (drawing !== null) paintFrame(canvas, drawing, painter, { playback, hover, showsLater });
    };
    const renew = () => {
      drawing = draw(canvas, painter, playback);
      paint();
    };
    const watcher = new ResizeObserver(renew);
    watcher.observe(canvas);
    const leaveFrames = playback.onFrame(paint);
    const leaveHover = hover.subscribe(paint);
    const move = (event: PointerEvent) => hover.set(drawing === null ? null : msOf(drawing.frame, event.offsetX));
    const out = () => hover.set(null);
    const click = (event: MouseEvent) => {
      if (drawing !== null) pick(msOf(drawing.frame, event.offsetX));
    };
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerleave', out);
    canvas.addEventListener('click', click);
    return () => {
      watcher.disconnect();
      leaveFrames();
      leaveHover();
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerleave', out);
      canvas.removeEventListener('click', click);
    };
  }, [painter, playback, hover, showsLater]);
  return (
    <figure className={styles['figure']} aria-label={label}>
      <canvas ref={place} className={styles['canvas']} data-chart={label} aria-hidden="true" />
      <div className="salt-visuallyHidden">{children}</div>
    </figure>
  );
}

function layerOf(canvas: HTMLCanvasElement, ratio: number, paint: (context: CanvasRenderingContext2D) => void) {
  const layer = document.createElement('canvas');
  layer.width = canvas.width;
  layer.height = canvas.height;
  const context = layer.getContext('2d');
  if (context !== null) {
    context.scale(ratio, ratio);
    paint(context);
  }
  return layer;
}

/** The pictures that a frame is put together from. Null while the chart has no size. */
function draw(canvas: HTMLCanvasElement, painter: Painter, { span }: Playback): Drawing | null {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || height === 0) return null;
  const ratio = window.devicePixelRatio;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const frame = canvasFrame({ width, height, top: painter.top, footer: painter.footer }, span, readChartTheme());
  return {
    frame,
    ratio,
    base: layerOf(canvas, ratio, (context) => painter.base(context, frame)),
    marks: layerOf(canvas, ratio, (context) => painter.marks(context, frame)),
  };
}

type Shown = { readonly playback: Playback; readonly hover: HoverLink; readonly showsLater: boolean };

function paintFrame(canvas: HTMLCanvasElement, drawing: Drawing, painter: Painter, shown: Shown): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { frame, base, marks, ratio } = drawing;
  const { atMs } = shown.playback;
  const { width, height } = canvas;
  const split = Math.min(width, Math.max(0, Math.round((xOf(frame, atMs) + 1) * ratio)));
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.drawImage(base, 0, 0);
  if (split > 0) context.drawImage(marks, 0, 0, split, height, 0, 0, split, height);
  if (shown.showsLater && split < width) {
    context.globalAlpha = LATER_OPACITY;
    context.drawImage(marks, split, 0, width - split, height, split, 0, width - split, height);
    context.globalAlpha = 1;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  painter.over(context, frame, atMs, shown.hover.ms);
}
