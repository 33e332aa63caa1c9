import { readChartTheme } from '../chart-theme.ts';
import type { TableData } from '../table-data.ts';
import { drawPage, type LegendEntry, type PageChart } from './draw-page.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { type PageOrientation, pagePoints, pdfFile } from './pdf-file.ts';

/** What goes on the page beside the charts that are on the screen. */
export type ExportContent = {
  readonly title: string;
  readonly subtitle: string;
  readonly figures: readonly { readonly name: string; readonly value: string; readonly about: string }[];
  readonly tables: readonly TableData[];
};

/** Pixels for one of CSS, so that an image is sharp in print. */
const QUALITY = 3;
const LONG_PIXELS = 1123;
const SHORT_PIXELS = 794;

function backgroundOf(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--s2').trim();
}

/** What stands under a chart on the screen, with the colour of each mark. */
function legendOf(chart: Element): readonly LegendEntry[] {
  const marks = chart.closest('section')?.querySelectorAll<HTMLElement>('li[data-mark]') ?? [];
  return [...marks].map((mark) => {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(mark, '::before');
    return { text: mark.innerText, colour: borderTopWidth === '0px' ? backgroundColor : borderTopColor };
  });
}

async function imageCharts(root: ParentNode): Promise<readonly PageChart<CanvasRenderingContext2D>[]> {
  const { getInstanceByDom } = await import('../echarts.ts');
  const charts: PageChart<CanvasRenderingContext2D>[] = [];
  for (const place of root.querySelectorAll<HTMLElement>('[data-chart]')) {
    const title = place.dataset['chart'] ?? '';
    if (place instanceof HTMLCanvasElement) {
      charts.push(imageChart({ title, legend: legendOf(place) }, place, place.width / Math.max(1, place.height)));
      continue;
    }
    const url = getInstanceByDom(place)?.getDataURL({ pixelRatio: QUALITY, backgroundColor: backgroundOf() });
    if (url === undefined) continue;
    const image = new Image();
    image.src = url;
    await image.decode();
    charts.push(
      imageChart({ title, legend: legendOf(place) }, image, image.naturalWidth / Math.max(1, image.naturalHeight)),
    );
  }
  return charts;
}

type Named = Pick<PageChart<never>, 'legend' | 'title'>;

function imageChart(named: Named, image: CanvasImageSource, aspect: number): PageChart<CanvasRenderingContext2D> {
  return { ...named, aspect, draw: (context, x, y, width) => context.drawImage(image, x, y, width, width / aspect) };
}

/** Charts that draw their lines and letters anew. */
async function lineCharts(root: ParentNode): Promise<readonly PageChart<PdfCanvas>[]> {
  const { drawChart, getInstanceByDom } = await import('../echarts.ts');
  return [...root.querySelectorAll<HTMLElement>('[data-chart]')].flatMap((place) => {
    const chart = getInstanceByDom(place);
    if (chart === undefined) return [];
    const [width, height] = [chart.getWidth(), Math.max(1, chart.getHeight())];
    const draw = (canvas: PdfCanvas, x: number, y: number, shown: number) =>
      canvas.inside(x, y, shown / width, () => drawChart(chart, canvas));
    return [{ title: place.dataset['chart'] ?? '', legend: legendOf(place), aspect: width / height, draw }];
  });
}

function save(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** The charts of a part of the page, with their figures, as an image. */
export async function savePng(root: ParentNode, content: ExportContent, name: string): Promise<void> {
  const [width, height] = [LONG_PIXELS, SHORT_PIXELS];
  const canvas = document.createElement('canvas');
  canvas.width = width * QUALITY;
  canvas.height = height * QUALITY;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser made no canvas');
  context.scale(QUALITY, QUALITY);
  drawPage(context, { ...content, charts: await imageCharts(root), width, height, theme: readChartTheme() });
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (blob) => (blob === null ? reject(new Error('the browser made no image')) : resolve(blob)),
    'image/png',
  );
  save(await promise, `${name}.png`);
}

/** The same as a PDF of lines and letters, which can be searched, copied and enlarged; dark on white, for paper. */
export async function savePdf(
  root: ParentNode,
  content: ExportContent,
  name: string,
  orientation: PageOrientation,
): Promise<void> {
  const [width, height] = orientation === 'landscape' ? [LONG_PIXELS, SHORT_PIXELS] : [SHORT_PIXELS, LONG_PIXELS];
  const points = pagePoints(orientation);
  const canvas = new PdfCanvas(points.height, points.width / width);
  drawPage(canvas, { ...content, charts: await lineCharts(root), width, height, theme: readChartTheme() });
  const title = `${content.title}, ${content.subtitle}`;
  const file = pdfFile({ orientation, title, content: canvas.content, alphas: canvas.alphas });
  const bytes = Uint8Array.from(file, (letter) => letter.charCodeAt(0));
  save(new Blob([bytes], { type: 'application/pdf' }), `${name}.pdf`);
}
