import { BarChart, CustomChart, LineChart, ScatterChart } from 'echarts/charts';
import {
  AxisPointerComponent,
  GraphicComponent,
  GridComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
} from 'echarts/components';
import { LabelLayout } from 'echarts/features';
import { type ECharts, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { brushSingle } from 'zrender/lib/canvas/graphic.js';
import type { PdfCanvas } from './export/pdf-canvas.ts';

// Only what our charts draw with; loaded with the first of them.
use([
  BarChart,
  CustomChart,
  LineChart,
  ScatterChart,
  AxisPointerComponent,
  GraphicComponent,
  GridComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
  LabelLayout,
  CanvasRenderer,
]);

export { connect, getInstanceByDom, init } from 'echarts/core';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the canvas has what the library draws with, and its two declarations of a part differ.
const drawPart = brushSingle as unknown as (canvas: PdfCanvas, part: object) => void;

/** Draws what a chart shows now, from its lowest to its highest part. */
export function drawChart(chart: ECharts, canvas: PdfCanvas): void {
  for (const part of chart.getZr().storage.getDisplayList(true)) {
    if (!part.ignore && !part.invisible) drawPart(canvas, part);
  }
}
