import type { HotCanvas } from './hot-canvas.ts';

/** A sign before a text, such as the arrow of a flash. */
export type TextMark = {
  readonly text: string;
  readonly font: string;
  readonly colour: string;
  readonly baseline: number;
  /** To the text after it. Null for a mark at the left edge of the cell. */
  readonly gap: number | null;
};

/** How the text of a cell looks, as the style sheet says. */
export type TextStyle = {
  readonly font: string;
  readonly colour: string;
  readonly align: 'left' | 'right' | 'center';
  readonly padLeft: number;
  readonly padRight: number;
  /** From the top of the row. */
  readonly baseline: number;
  /** Of the cell itself, over that of the row. Null for none. */
  readonly ground: string | null;
  readonly mark: TextMark | null;
};

type Measure = Pick<HotCanvas, 'heightsOf' | 'widthOf'>;

const NO_CONTENT = new Set(['none', 'normal', '']);
const CLEAR = 'rgba(0, 0, 0, 0)';
/** Widths in the page are whole parts of a pixel. */
const MAX_DIFFERENCE_PX = 0.1;

export function readTextStyle(element: HTMLElement, measure: Measure): TextStyle {
  const style = getComputedStyle(element);
  return {
    font: fontOf(style),
    colour: style.color,
    align: style.textAlign === 'right' || style.textAlign === 'center' ? style.textAlign : 'left',
    padLeft: Number.parseFloat(style.paddingLeft),
    padRight: Number.parseFloat(style.paddingRight),
    baseline: baselineOf(style, measure),
    ground: style.backgroundColor === CLEAR ? null : style.backgroundColor,
    mark: readMark(style, getComputedStyle(element, '::before'), measure),
  };
}

function readMark(style: CSSStyleDeclaration, before: CSSStyleDeclaration, measure: Measure): TextMark | null {
  if (NO_CONTENT.has(before.content)) return null;
  const isAtEdge = before.float === 'left';
  return {
    text: before.content.replaceAll('"', ''),
    font: fontOf(before),
    colour: before.color,
    // On the line of the text it has the baseline of the text.
    baseline: baselineOf(isAtEdge ? before : style, measure),
    gap: isAtEdge ? null : Number.parseFloat(before.marginRight),
  };
}

function fontOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string {
  return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
}

/** Browsers round the heights of a font and put half of the rest of the line above it. */
function baselineOf(style: CSSStyleDeclaration, measure: Measure): number {
  const { ascent, descent } = measure.heightsOf(fontOf(style));
  const height = Math.round(ascent) + Math.round(descent);
  return Math.floor((Number.parseFloat(style.lineHeight) - height) / 2) + Math.round(ascent);
}

/** Some browsers draw other figures on a canvas than in the page: their width tells. The page is laid out for this. */
export function isDrawnAlike(element: HTMLElement, font: string, measure: Measure): boolean {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const inPage = range.getBoundingClientRect().width;
  return Math.abs(measure.widthOf(element.textContent, font) - inPage) < MAX_DIFFERENCE_PX;
}
