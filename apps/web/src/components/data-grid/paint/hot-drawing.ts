import { type Box, isOver, isSameBox, isWithinHeight, onDevicePixels } from './box.ts';
import { CellStyles } from './cell-styles.ts';
import type { Behind, ShownRow } from './cells-behind.ts';
import { writeAttribute } from './dom.ts';
import { HotCanvas } from './hot-canvas.ts';
import type { HotCell, HotDrawing } from './hot-text.ts';
import { type Cover, OpaqueLines } from './opaque-lines.ts';
import type { TextMark, TextStyle } from './text-styles.ts';
import { BORDER_PX, isSameSpan, limitsOf, originOf, type RowsView, type Span, type Zone, ZONES } from './zones.ts';
import styles from './rows.module.css';

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
  /** False for one that is more than a text in its place. */
  readonly isText: boolean;
  /** Cells of the same key have the same style. */
  readonly styleKey: string;
  /** Rows of the same key have the same ground. */
  readonly groundKey: string;
  /** Looks in the page as it should look now, while its style is read. */
  withLook<Result>(read: () => Result): Result;
};

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

/**
 * Draws texts over the rows of a grid, on one canvas per zone. Each covers only the columns that it needs. Where it can
 * show all that is behind it, it does, and is opaque: a browser that need not look through it draws a frame for less.
 */
export class GridDrawing implements HotDrawing<DrawnCell> {
  readonly #window: Window | null;
  readonly #rowHeight: number;
  readonly #canvases: Readonly<Record<Zone, HotCanvas>>;
  readonly #spans: Record<Zone, Span | null> = { left: null, middle: null, right: null };
  readonly #drawn = new Map<DrawnCell, Drawn>();
  readonly #styles: CellStyles;
  readonly #lines: OpaqueLines;
  /** Zones of which an opaque canvas may show something else than the page, or could be opaque now. */
  readonly #outdated = new Set<Zone>();
  readonly #forcedColours: MediaQueryList | null;
  #view: RowsView | null = null;
  #pointed: Element | null = null;
  #scale = 1;

  /** `rows` are those that the canvases lie over. */
  constructor(body: HTMLElement, rowHeight: number, rows: () => readonly ShownRow[]) {
    this.#window = body.ownerDocument.defaultView;
    this.#rowHeight = rowHeight;
    this.#forcedColours = this.#window?.matchMedia('(forced-colors: active)') ?? null;
    this.#canvases = {
      left: new HotCanvas(body, styles['hot']),
      middle: new HotCanvas(body, styles['hot']),
      right: new HotCanvas(body, styles['hot']),
    };
    this.#styles = new CellStyles(this.#canvases.left);
    this.#lines = new OpaqueLines({
      rowHeight,
      rows,
      pointed: () => this.#pointed,
      styles: this.#styles,
      canDraw: (cell) => this.canDraw(cell),
      nowMs: () => performance.now(),
    });
  }

  /** False when nothing is new. */
  setView(view: RowsView): boolean {
    const isSame = this.#view !== null && JSON.stringify(view) === JSON.stringify(this.#view);
    this.#view = view;
    return !isSame;
  }

  /** The row under the pointer is not drawn: it has another ground, and its texts can be read out at once. */
  setPointed(row: Element | null): void {
    if (this.#pointed !== null) writeAttribute(this.#pointed, 'data-pointed', null);
    if (row !== null) writeAttribute(row, 'data-pointed', '');
    this.#pointed = row;
    this.changed(null);
  }

  changed(cell: DrawnCell | null): void {
    for (const zone of ZONES) {
      const span = this.#spans[zone];
      if (span === null || (cell !== null && (cell.zone !== zone || cell.left >= span.to || cell.left < span.from)))
        continue;
      this.#outdated.add(zone);
    }
  }

  /** At the end of a frame: opaque canvases show what changed around the drawn cells, or are no longer opaque. */
  settle(): void {
    const view = this.#view;
    const zones = [...this.#outdated];
    this.#outdated.clear();
    if (zones.length === 0 || view === null || this.#drawn.size === 0) return;
    const behind = new Map(zones.map((zone) => [zone, this.#lines.behind(this.#coverOf(zone, view))]));
    const isSame = zones.every((zone) => this.#canvases[zone].isOpaque === ((behind.get(zone) ?? null) !== null));
    if (!isSame) return this.#coverAll(view);
    for (const [zone, whole] of behind) this.#paintWhole(zone, whole, view);
    this.#lines.note();
  }

  canDraw(cell: DrawnCell): boolean {
    if (this.#view === null || this.#forcedColours?.matches === true || cell.rowElement === this.#pointed) return false;
    // Between device pixels a canvas would be blurred.
    if (!Number.isInteger(this.#rowHeight * (this.#window?.devicePixelRatio ?? 1))) return false;
    if (!cell.isText || cell.element.hasAttribute('data-active') || cell.element.hasAttribute('data-in-range'))
      return false;
    return this.#styles.styleOf(cell) !== null;
  }

  draw(cells: Iterable<DrawnCell>): void {
    const view = this.#view;
    if (view === null) return;
    let isCovered = this.#scale === (this.#window?.devicePixelRatio ?? 1);
    for (const cell of cells) {
      this.#drawn.set(cell, { zone: cell.zone, box: this.#boxOf(cell, view) });
      if (!this.#widen(cell)) isCovered = false;
    }
    if (isCovered) this.#paint(cells, view);
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
      const { box: canvas, isOpaque } = this.#canvases[zone];
      if (canvas !== null && isWithinHeight(canvas, box)) lines[zone].set(box.top, next.top);
      else if (!isOpaque) unseen.push(cell);
      this.#drawn.set(cell, { zone, box: next });
    }
    for (const zone of ZONES) {
      if (this.#canvases[zone].isOpaque) this.#moveWhole(zone, view);
      else {
        this.#canvases[zone].moveLines(lines[zone], this.#rowHeight - BORDER_PX);
        this.#outdated.add(zone);
      }
    }
    this.#paint(unseen, view);
    this.#lines.note();
  }

  #moveWhole(zone: Zone, view: RowsView): void {
    const behind = this.#lines.move(this.#canvases[zone], this.#coverOf(zone, view));
    if (behind === null) this.#outdated.add(zone);
    else this.#paintWhole(zone, behind, view);
  }

  erase(cell: DrawnCell): void {
    const drawn = this.#drawn.get(cell);
    if (drawn === undefined) return;
    this.#drawn.delete(cell);
    const canvas = this.#canvases[drawn.zone];
    // An opaque one goes on to show the cell, as the page does now.
    if (!canvas.isOpaque) canvas.clear(drawn.box);
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
    this.#styles.forget();
    this.#lines.forget();
    this.#outdated.clear();
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
    for (const cell of this.#drawn.keys()) this.#drawn.set(cell, { zone: cell.zone, box: this.#boxOf(cell, view) });
    for (const zone of ZONES) {
      const cover = this.#coverOf(zone, view);
      const whole = this.#lines.behind(cover);
      if (cover.box === null) this.#canvases[zone].leave();
      else this.#canvases[zone].cover(cover.box, this.#scale, whole !== null);
      this.#paintWhole(zone, whole, view);
    }
    this.#paint(this.#drawn.keys(), view);
    this.#lines.note();
  }

  /** Where the zone's canvas has to be. */
  #coverOf(zone: Zone, view: RowsView): Cover {
    const span = this.#spans[zone];
    if (span === null) return { zone, span, box: null, isExact: false };
    const limits = limitsOf(zone, view);
    const from = Math.max(originOf(zone, view) + span.from, limits.from);
    const to = Math.min(originOf(zone, view) + span.to, limits.to);
    const wanted = { left: from, top: view.top, width: Math.max(to - from, 1), height: view.height };
    const box = onDevicePixels(wanted, this.#scale);
    return { zone, span, box, isExact: isSameBox(wanted, box) };
  }

  #paintWhole(zone: Zone, behind: Behind | null, view: RowsView): void {
    if (behind !== null) this.#paint(this.#lines.paint(this.#canvases[zone], behind), view);
  }

  /** Without the line below the row. */
  #boxOf({ zone, left, top, width }: DrawnCell, view: RowsView): Box {
    return { left: originOf(zone, view) + left, top, width, height: this.#rowHeight - BORDER_PX };
  }

  /** Font by font, because a new font costs as much as a text. */
  #paint(cells: Iterable<DrawnCell>, view: RowsView): void {
    const texts: Writing[] = [];
    for (const cell of cells) this.#paintGround(cell, this.#boxOf(cell, view), texts);
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
  #paintGround(cell: DrawnCell, box: Box, texts: Writing[]): void {
    const canvas = this.#canvases[cell.zone];
    const style = this.#styles.styleOf(cell);
    if (style === null || canvas.box === null || !isOver(canvas.box, box)) return;
    for (const colour of this.#styles.groundsOf(cell)) canvas.fillBox(box, colour);
    if (style.ground !== null) canvas.fillBox(box, style.ground);
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
}

function inFonts(writings: readonly Writing[]): readonly Writing[] {
  return [...Map.groupBy(writings, ({ ink }) => ink.font).values()].flat();
}
