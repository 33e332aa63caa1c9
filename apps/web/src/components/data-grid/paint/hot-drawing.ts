import { type Box, isOver, isWithinHeight, onDevicePixels } from './box.ts';
import { HotCanvas } from './hot-canvas.ts';
import type { HotCell, HotDrawing } from './hot-text.ts';
import { isDrawnAlike, readTextStyle, type TextMark, type TextStyle } from './text-styles.ts';
import styles from './rows.module.css';

export type Zone = 'left' | 'middle' | 'right';

/** The visible part of the rows, and where their zones are, in pixels. */
export type RowsView = {
  readonly top: number;
  readonly height: number;
  readonly leftWidth: number;
  readonly middleWidth: number;
  readonly rightWidth: number;
  /** How far the middle zone is scrolled. */
  readonly scrollLeft: number;
};

/** A cell with all that its drawing depends on. */
export type DrawnCell = HotCell & {
  readonly element: HTMLElement;
  readonly rowElement: HTMLElement;
  readonly zone: Zone;
  /** From the left edge of its zone. */
  readonly left: number;
  readonly width: number;
  /** Of its row. */
  readonly top: number;
  readonly text: string;
  /** Cells of the same key have the same style. */
  readonly styleKey: string;
  /** Rows of the same key have the same ground. */
  readonly groundKey: string;
  /** Looks in the page as it should look now, while its style is read. */
  withLook<Result>(read: () => Result): Result;
};

type Span = { readonly from: number; readonly to: number };
type Drawn = { readonly zone: Zone; readonly box: Box };

/** A text to write, and a mark beside it. */
type Writing = {
  readonly canvas: HotCanvas;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly ink: { readonly font: string; readonly colour: string };
  readonly align: TextStyle['align'];
  /** Without an x it stands before the text. */
  readonly mark: { readonly ink: TextMark; readonly x: number | null; readonly y: number } | null;
};

const ZONES = ['left', 'middle', 'right'] as const;
const BORDER_PX = 1;
const MAX_STYLES = 2_000;

/** Draws texts over the rows of a grid, on one canvas per zone. Each covers only the columns that it needs. */
export class GridDrawing implements HotDrawing<DrawnCell> {
  readonly #window: Window | null;
  readonly #rowHeight: number;
  readonly #canvases: Readonly<Record<Zone, HotCanvas>>;
  readonly #spans: Record<Zone, Span | null> = { left: null, middle: null, right: null };
  readonly #drawn = new Map<DrawnCell, Drawn>();
  readonly #styles = new Map<string, TextStyle | null>();
  readonly #grounds = new Map<string, readonly string[]>();
  /** Fonts by whether a canvas draws them as the page does. */
  readonly #fonts = new Map<string, boolean>();
  readonly #forcedColours: MediaQueryList | null;
  #view: RowsView | null = null;
  #pointed: Element | null = null;
  #scale = 1;

  constructor(body: HTMLElement, rowHeight: number) {
    this.#window = body.ownerDocument.defaultView;
    this.#rowHeight = rowHeight;
    this.#forcedColours = this.#window?.matchMedia('(forced-colors: active)') ?? null;
    this.#canvases = {
      left: new HotCanvas(body, styles['hot']),
      middle: new HotCanvas(body, styles['hot']),
      right: new HotCanvas(body, styles['hot']),
    };
  }

  /** False when nothing is new. */
  setView(view: RowsView): boolean {
    const isSame = this.#view !== null && JSON.stringify(view) === JSON.stringify(this.#view);
    this.#view = view;
    return !isSame;
  }

  /** The row under the pointer is not drawn: it has another ground, and its texts can be read out at once. */
  setPointed(row: Element | null): void {
    this.#pointed = row;
  }

  canDraw(cell: DrawnCell): boolean {
    if (this.#view === null || this.#forcedColours?.matches === true || cell.rowElement === this.#pointed) return false;
    // Between device pixels a canvas would be blurred.
    if (!Number.isInteger(this.#rowHeight * (this.#window?.devicePixelRatio ?? 1))) return false;
    if (cell.element.hasAttribute('data-active') || cell.element.hasAttribute('data-in-range')) return false;
    return this.#styleOf(cell) !== null;
  }

  draw(cells: Iterable<DrawnCell>): void {
    const view = this.#view;
    if (view === null) return;
    let isCovered = this.#scale === (this.#window?.devicePixelRatio ?? 1);
    for (const cell of cells) {
      this.#drawn.set(cell, { zone: cell.zone, box: this.#boxOf(cell, view) });
      if (!this.#widen(cell)) isCovered = false;
    }
    if (isCovered) this.#paint(cells);
    else this.#coverAll(view);
  }

  /** A line of a row is copied: that costs less than its texts. */
  follow(): void {
    const view = this.#view;
    if (view === null) return;
    /** Those that were not on the canvas as a whole. */
    const unseen: DrawnCell[] = [];
    const lines: Record<Zone, Map<number, number>> = { left: new Map(), middle: new Map(), right: new Map() };
    for (const [cell, { zone, box }] of this.#drawn) {
      const next = this.#boxOf(cell, view);
      const canvas = this.#canvases[zone].box;
      if (canvas !== null && isWithinHeight(canvas, box)) lines[zone].set(box.top, next.top);
      else unseen.push(cell);
      this.#drawn.set(cell, { zone, box: next });
    }
    for (const zone of ZONES) this.#canvases[zone].moveLines(lines[zone], this.#rowHeight - BORDER_PX);
    this.#paint(unseen);
  }

  erase(cell: DrawnCell): void {
    const drawn = this.#drawn.get(cell);
    if (drawn === undefined) return;
    this.#drawn.delete(cell);
    this.#canvases[drawn.zone].clear(drawn.box);
  }

  tighten(): void {
    const view = this.#view;
    const before = ZONES.map((zone) => this.#spans[zone]);
    for (const zone of ZONES) this.#spans[zone] = null;
    for (const cell of this.#drawn.keys()) this.#widen(cell);
    const isSame = ZONES.every((zone, at) => isSameSpan(this.#spans[zone], before[at] ?? null));
    if (!isSame && view !== null) this.#coverAll(view);
  }

  leave(): void {
    this.#drawn.clear();
    this.#styles.clear();
    this.#grounds.clear();
    this.#fonts.clear();
    for (const zone of ZONES) {
      this.#spans[zone] = null;
      this.#canvases[zone].leave();
    }
  }

  remove(): void {
    this.leave();
    for (const zone of ZONES) this.#canvases[zone].remove();
  }

  /** False when the zone's canvas has to become wider for the cell. */
  #widen({ zone, left, width }: DrawnCell): boolean {
    const span = this.#spans[zone];
    if (span !== null && span.from <= left && left + width <= span.to) return true;
    this.#spans[zone] = {
      from: Math.min(span?.from ?? left, left),
      to: Math.max(span?.to ?? 0, left + width),
    };
    return false;
  }

  #coverAll(view: RowsView): void {
    this.#scale = this.#window?.devicePixelRatio ?? 1;
    for (const zone of ZONES) {
      const span = this.#spans[zone];
      if (span === null) {
        this.#canvases[zone].leave();
        continue;
      }
      const limits = limitsOf(zone, view);
      const from = Math.max(originOf(zone, view) + span.from, limits.from);
      const to = Math.min(originOf(zone, view) + span.to, limits.to);
      const box = { left: from, top: view.top, width: Math.max(to - from, 1), height: view.height };
      this.#canvases[zone].cover(onDevicePixels(box, this.#scale), this.#scale);
    }
    for (const cell of this.#drawn.keys()) this.#drawn.set(cell, { zone: cell.zone, box: this.#boxOf(cell, view) });
    this.#paint(this.#drawn.keys());
  }

  /** Without the line below the row. */
  #boxOf({ zone, left, top, width }: DrawnCell, view: RowsView): Box {
    return { left: originOf(zone, view) + left, top, width, height: this.#rowHeight - BORDER_PX };
  }

  /** Font by font, because a new font costs as much as a text. */
  #paint(cells: Iterable<DrawnCell>): void {
    const texts: Writing[] = [];
    for (const cell of cells) this.#paintGround(cell, texts);
    const marks: Writing[] = [];
    for (const { canvas, text, x, y, ink, align, mark } of inFonts(texts)) {
      canvas.write(text, x, y, ink, align);
      if (mark === null) continue;
      const at = mark.x ?? x - canvas.widthOf(text, ink.font) - (mark.ink.gap ?? 0);
      const markAlign = mark.x === null ? 'right' : 'left';
      marks.push({ canvas, text: mark.ink.text, x: at, y: mark.y, ink: mark.ink, align: markAlign, mark: null });
    }
    for (const { canvas, text, x, y, ink, align } of inFonts(marks)) canvas.write(text, x, y, ink, align);
  }

  /** The ground is opaque: it covers the text of the page, which may be older. */
  #paintGround(cell: DrawnCell, texts: Writing[]): void {
    const canvas = this.#canvases[cell.zone];
    const style = this.#styleOf(cell);
    const box = this.#drawn.get(cell)?.box;
    if (style === null || box === undefined || canvas.box === null || !isOver(canvas.box, box)) return;
    for (const colour of this.#groundsOf(cell)) canvas.fill(box, colour);
    if (style.ground !== null) canvas.fill(box, style.ground);
    const { align, padLeft, padRight, mark } = style;
    const end = box.left + box.width - padRight;
    const x = align === 'right' ? end : align === 'left' ? box.left + padLeft : box.left + box.width / 2;
    texts.push({
      canvas,
      text: cell.text,
      x,
      y: box.top + style.baseline,
      ink: style,
      align,
      mark:
        mark === null
          ? null
          : { ink: mark, x: mark.gap === null ? box.left + padLeft : null, y: box.top + mark.baseline },
    });
  }

  #styleOf(cell: DrawnCell): TextStyle | null {
    const known = this.#styles.get(cell.styleKey);
    if (known !== undefined) return known;
    const style = cell.withLook(() => this.#readStyle(cell.element));
    if (this.#styles.size < MAX_STYLES) this.#styles.set(cell.styleKey, style);
    return style;
  }

  /** Null for a text that a canvas would draw differently. */
  #readStyle(element: HTMLElement): TextStyle | null {
    const measure = this.#canvases.left;
    const style = readTextStyle(element, measure);
    const isAlike = this.#fonts.get(style.font) ?? isDrawnAlike(element, style.font, measure);
    if (element.textContent !== '') this.#fonts.set(style.font, isAlike);
    return isAlike ? style : null;
  }

  #groundsOf({ groundKey, rowElement }: DrawnCell): readonly string[] {
    const known = this.#grounds.get(groundKey);
    if (known !== undefined) return known;
    const style = getComputedStyle(rowElement);
    const grounds = ['--s1', '--row-tint']
      .map((name) => style.getPropertyValue(name).trim())
      .filter((colour) => colour !== 'transparent');
    this.#grounds.set(groundKey, grounds);
    return grounds;
  }
}

/** Where a zone's columns begin. The right zone has a line before them. */
function originOf(zone: Zone, { leftWidth, middleWidth, scrollLeft }: RowsView): number {
  if (zone === 'left') return 0;
  return zone === 'middle' ? leftWidth - scrollLeft : leftWidth + middleWidth + BORDER_PX;
}

/** What is visible of a zone. The left zone ends with a line. */
function limitsOf(zone: Zone, { leftWidth, middleWidth, rightWidth }: RowsView): Span {
  if (zone === 'left') return { from: 0, to: leftWidth - BORDER_PX };
  if (zone === 'middle') return { from: leftWidth, to: leftWidth + middleWidth };
  return { from: leftWidth + middleWidth + BORDER_PX, to: leftWidth + middleWidth + rightWidth };
}

function inFonts(writings: readonly Writing[]): readonly Writing[] {
  return [...Map.groupBy(writings, ({ ink }) => ink.font).values()].flat();
}

function isSameSpan(a: Span | null, b: Span | null): boolean {
  return a?.from === b?.from && a?.to === b?.to;
}
