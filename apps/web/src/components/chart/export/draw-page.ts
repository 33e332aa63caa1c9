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

/** A chart that draws itself into a place of a page. */
export type PageChart<Context> = {
  readonly title: string;
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
  for (const [index, { title, aspect, draw }] of charts.entries()) {
    const x = box.x + (index % columns) * (width + GAP);
    const y = box.y + Math.floor(index / columns) * (height + TITLE_HEIGHT + GAP);
    write(context, theme, title, { x, y: y + 8, size: 10, weight: 600, color: theme.text1 });
    // Never stretched: a slope must stay the slope it was.
    draw(context, x, y + TITLE_HEIGHT, Math.min(width, height * aspect));
  }
}
