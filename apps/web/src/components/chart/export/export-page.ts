import { readChartTheme } from '../chart-theme.ts';
import type { TableData } from '../table-data.ts';
import { drawPage } from './draw-page.ts';
import { type PageOrientation, pdfOfImage } from './pdf-of-image.ts';

/** What goes on the page beside the charts that are on the screen. */
export type ExportContent = {
  readonly title: string;
  readonly subtitle: string;
  readonly figures: readonly { readonly name: string; readonly value: string; readonly about: string }[];
  readonly tables: readonly TableData[];
};

export type ChartImage = { readonly title: string; readonly image: CanvasImageSource; readonly aspect: number };

/** Pixels for one of CSS, so that print is sharp. */
const QUALITY = 3;
const LONG_PIXELS = 1123;
const SHORT_PIXELS = 794;
const JPEG_QUALITY = 0.92;

async function chartImages(root: ParentNode): Promise<readonly ChartImage[]> {
  const { getInstanceByDom } = await import('../echarts.ts');
  const background = getComputedStyle(document.documentElement).getPropertyValue('--s2').trim();
  const images: ChartImage[] = [];
  for (const place of root.querySelectorAll<HTMLElement>('[data-chart]')) {
    if (place instanceof HTMLCanvasElement) {
      images.push({
        title: place.dataset['chart'] ?? '',
        image: place,
        aspect: place.width / Math.max(1, place.height),
      });
      continue;
    }
    const url = getInstanceByDom(place)?.getDataURL({ pixelRatio: QUALITY, backgroundColor: background });
    if (url === undefined) continue;
    const image = new Image();
    image.src = url;
    await image.decode();
    const aspect = image.naturalWidth / Math.max(1, image.naturalHeight);
    images.push({ title: place.dataset['chart'] ?? '', image, aspect });
  }
  return images;
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the browser made no image')) : resolve(blob)),
      type,
      JPEG_QUALITY,
    );
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

async function pageOf(root: ParentNode, content: ExportContent, orientation: PageOrientation) {
  const [width, height] = orientation === 'landscape' ? [LONG_PIXELS, SHORT_PIXELS] : [SHORT_PIXELS, LONG_PIXELS];
  const canvas = document.createElement('canvas');
  canvas.width = width * QUALITY;
  canvas.height = height * QUALITY;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser made no canvas');
  context.scale(QUALITY, QUALITY);
  drawPage(context, { ...content, charts: await chartImages(root), width, height, theme: readChartTheme() });
  return canvas;
}

/** The charts of a part of the page, with their figures, as an image. */
export async function savePng(root: ParentNode, content: ExportContent, name: string): Promise<void> {
  save(await blobOf(await pageOf(root, content, 'landscape'), 'image/png'), `${name}.png`);
}

export async function savePdf(
  root: ParentNode,
  content: ExportContent,
  name: string,
  orientation: PageOrientation,
): Promise<void> {
  const canvas = await pageOf(root, content, orientation);
  const jpeg = new Uint8Array(await (await blobOf(canvas, 'image/jpeg')).arrayBuffer());
  const { width, height } = canvas;
  const pdf = pdfOfImage({ jpeg, width, height, orientation, title: `${content.title}, ${content.subtitle}` });
  save(new Blob([pdf], { type: 'application/pdf' }), `${name}.pdf`);
}
