import type { HotCanvas } from './hot-canvas.ts';
import type { DrawnCell } from './hot-drawing.ts';
import { isDrawnAlike, readTextStyle, type TextStyle } from './text-styles.ts';

const MAX_STYLES = 2_000;

/** How cells look, read from the page once for each look. */
export class CellStyles {
  readonly #measure: HotCanvas;
  readonly #styles = new Map<string, TextStyle | null>();
  readonly #grounds = new Map<string, readonly string[]>();
  /** Fonts by whether a canvas draws them as the page does. */
  readonly #fonts = new Map<string, boolean>();
  #line: string | null = null;

  constructor(measure: HotCanvas) {
    this.#measure = measure;
  }

  /** Null for a text that a canvas would draw differently. */
  styleOf(cell: DrawnCell): TextStyle | null {
    const known = this.#styles.get(cell.styleKey);
    if (known !== undefined) return known;
    const style = cell.withLook(() => this.#readStyle(cell.element));
    if (this.#styles.size < MAX_STYLES) this.#styles.set(cell.styleKey, style);
    return style;
  }

  /** Of the cell's row, the lowest first. The first is opaque. */
  groundsOf({ groundKey, rowElement }: DrawnCell): readonly string[] {
    const known = this.#grounds.get(groundKey);
    if (known !== undefined) return known;
    const style = getComputedStyle(rowElement);
    const grounds = ['--s1', '--row-tint']
      .map((name) => style.getPropertyValue(name).trim())
      .filter((colour) => colour !== 'transparent');
    this.#grounds.set(groundKey, grounds);
    return grounds;
  }

  /** The colour of the line below a row. */
  lineOf({ rowElement }: DrawnCell): string {
    this.#line ??= getComputedStyle(rowElement).borderBottomColor;
    return this.#line;
  }

  forget(): void {
    this.#line = null;
    this.#styles.clear();
    this.#grounds.clear();
    this.#fonts.clear();
  }

  #readStyle(element: HTMLElement): TextStyle | null {
    const style = readTextStyle(element, this.#measure);
    const isAlike = this.#fonts.get(style.font) ?? isDrawnAlike(element, style.font, this.#measure);
    if (element.textContent !== '') this.#fonts.set(style.font, isAlike);
    return isAlike ? style : null;
  }
}
