import { A_CHART_THEME } from '../../components/chart/a-chart-theme.fixture.ts';
import { canvasFrame } from './canvas-frame.ts';
import type { Painter } from './replay-canvas.tsx';
import type { ReplayView } from './replay-view.ts';

type Stroke = { readonly what: string; readonly color: unknown; readonly numbers: readonly number[] };

type Written = { readonly text: string; readonly color: unknown; readonly x: number; readonly y: number };

/** Takes down what is painted, in the colour that it is painted with. */
function recordingCanvas() {
  const strokes: Stroke[] = [];
  const written: Written[] = [];
  const state: Record<string, unknown> = {};
  const known = new Proxy(state, {
    get: (_, name) => {
      if (Object.hasOwn(state, name)) return Reflect.get(state, name);
      if (name === 'measureText') return (text: string) => ({ width: 6 * text.length });
      if (name === 'fillText')
        return (text: string, x: number, y: number) => written.push({ text, x, y, color: state['fillStyle'] });
      const isFilled = String(name).startsWith('fill') || name === 'arc' || name === 'roundRect';
      return (...numbers: readonly number[]) =>
        strokes.push({ what: String(name), color: state[isFilled ? 'fillStyle' : 'strokeStyle'], numbers });
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it takes down whatever a painter calls.
  return { context: known as unknown as CanvasRenderingContext2D, strokes, written };
}

/** Everything that a painter paints of a replay, on a canvas of 1,072 by 400. */
export function painted(painter: Painter, view: ReplayView, atMs: number, hoverMs: number | null = null) {
  const canvas = recordingCanvas();
  const size = { width: 1_072, height: 400, top: painter.top, footer: painter.footer };
  const frame = canvasFrame(size, view.span, A_CHART_THEME);
  painter.base(canvas.context, frame);
  painter.marks(canvas.context, frame);
  painter.over(canvas.context, frame, atMs, hoverMs);
  return { frame, strokes: canvas.strokes, written: canvas.written, texts: canvas.written.map(({ text }) => text) };
}
