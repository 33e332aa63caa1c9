import type { ChartTheme } from '../chart-theme.ts';
import type { TableData } from '../table-data.ts';
import type { ExportContent } from './export-page.ts';

/** The part of a canvas that a page is drawn with. */
export type PageContext = {
  fillStyle: unknown;
  font: string;
  textAlign: string;
  textBaseline: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
};

/** What a mark of a chart stands for. */
export type LegendEntry = { readonly text: string; readonly colour: string };

/** A chart that draws itself into a place of a page. */
export type PageChart<Context> = {
  readonly title: string;
  readonly legend: readonly LegendEntry[];
  /** Width against height. */
  readonly aspect: number;
  readonly draw: (context: Context, x: number, y: number, width: number) => void;
};

type Page<Context> = ExportContent & {
  readonly charts: readonly PageChart<Context>[];
  readonly width: number;
  readonly height: number;
  readonly theme: ChartTheme;
};

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const MARGIN = 28;
const GAP = 12;
const HEAD_HEIGHT = 44;
const FIGURE_HEIGHT = 46;
const TITLE_HEIGHT = 18;
const ROW_HEIGHT = 15;
const LEGEND_HEIGHT = 13;
const LEGEND_SIZE = 8.5;
/** A page has no way to measure; letters of the legend are half as wide as they are high. */
const LETTER = LEGEND_SIZE * 0.52;
const SWATCH = 7;
const MIN_CHART_WIDTH = 330;

/** Title, figures, tables and charts, from the top; charts share what is left. */
export function drawPage<Context extends PageContext>(context: Context, page: Page<Context>): void {
  const { width, height, theme } = page;
  context.fillStyle = theme.page;
  context.fillRect(0, 0, width, height);
  const inner = width - 2 * MARGIN;
  write(context, theme, page.title, { x: MARGIN, y: MARGIN + 6, size: 18, weight: 600, color: theme.text1 });
  write(context, theme, page.subtitle, { x: MARGIN, y: MARGIN + 26, size: 11, weight: 400, color: theme.text2 });
  let y = MARGIN + HEAD_HEIGHT;
  if (page.figures.length > 0) {
    drawFigures(context, page, { x: MARGIN, y, width: inner, height: FIGURE_HEIGHT });
    y += FIGURE_HEIGHT + GAP;
  }
  for (const table of page.tables) {
    const tableHeight = ROW_HEIGHT * (table.rows.length + 1);
    drawTable(context, theme, table, { x: MARGIN, y, width: inner, height: tableHeight });
    y += tableHeight + GAP;
  }
  drawCharts(context, page, { x: MARGIN, y, width: inner, height: height - MARGIN - y });
}

type Writing = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly color: string;
  readonly align?: 'right';
};

function write(context: PageContext, theme: ChartTheme, text: string, writing: Writing): void {
  const { x, y, size, weight, color, align = 'left' } = writing;
  context.font = `${weight} ${size}px ${theme.font}`;
  context.fillStyle = color;
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.fillText(text, x, y);
}

function drawFigures(context: PageContext, { figures, theme }: Pick<Page<never>, 'figures' | 'theme'>, box: Box): void {
  const step = box.width / figures.length;
  for (const [index, { name, value, about }] of figures.entries()) {
    const x = box.x + index * step;
    write(context, theme, name, { x, y: box.y + 6, size: 10, weight: 400, color: theme.text2 });
    write(context, theme, value, { x, y: box.y + 22, size: 15, weight: 600, color: theme.text1 });
    write(context, theme, about, { x, y: box.y + 38, size: 9, weight: 400, color: theme.text2 });
  }
}

function drawTable(context: PageContext, theme: ChartTheme, { head, rows }: TableData, box: Box): void {
  const step = box.width / Math.max(1, head.length);
  for (const [row, cells] of [head, ...rows].entries()) {
    const y = box.y + ROW_HEIGHT * (row + 0.5);
    for (const [column, cell] of cells.entries()) {
      const x = box.x + step * (column + 1) - 6;
      const color = row === 0 ? theme.text2 : theme.text1;
      write(context, theme, cell, { x, y, size: 9.5, weight: row === 0 ? 500 : 400, color, align: 'right' });
    }
    context.fillStyle = theme.line2;
    context.fillRect(box.x, box.y + ROW_HEIGHT * (row + 1), box.width, 0.5);
  }
}

function drawCharts<Context extends PageContext>(context: Context, { charts, theme }: Page<Context>, box: Box): void {
  if (charts.length === 0) return;
  const columns = Math.min(charts.length, Math.max(1, Math.floor((box.width + GAP) / MIN_CHART_WIDTH)));
  const lines = Math.ceil(charts.length / columns);
  const [width, height] = [
    (box.width - GAP * (columns - 1)) / columns,
    (box.height - GAP * (lines - 1)) / lines - TITLE_HEIGHT,
  ];
  for (const [index, { title, legend, aspect, draw }] of charts.entries()) {
    const x = box.x + (index % columns) * (width + GAP);
    const y = box.y + Math.floor(index / columns) * (height + TITLE_HEIGHT + GAP);
    write(context, theme, title, { x, y: y + 8, size: 10, weight: 600, color: theme.text1 });
    const legendHeight = legend.length === 0 ? 0 : LEGEND_HEIGHT;
    drawLegend(context, theme, legend, { x, y: y + TITLE_HEIGHT });
    // Never stretched: a slope must stay the slope it was.
    draw(context, x, y + TITLE_HEIGHT + legendHeight, Math.min(width, (height - legendHeight) * aspect));
  }
}

function drawLegend(
  context: PageContext,
  theme: ChartTheme,
  legend: readonly LegendEntry[],
  { x, y }: { readonly x: number; readonly y: number },
): void {
  let at = x;
  for (const { text, colour } of legend) {
    context.fillStyle = colour;
    context.fillRect(at, y + 2, SWATCH, 3);
    write(context, theme, text, { x: at + SWATCH + 3, y: y + 4, size: LEGEND_SIZE, weight: 400, color: theme.text2 });
    at += SWATCH + 14 + LETTER * text.length;
  }
}
