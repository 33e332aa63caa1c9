import type { Box } from './box.ts';

type Surface = { readonly element: HTMLCanvasElement; readonly context: CanvasRenderingContext2D | null };

type Ink = { readonly font: string; readonly colour: string };

/** A canvas over a part of the rows. The pointer passes through it, and screen readers do not see it. */
export class HotCanvas {
  readonly #clear: Surface;
  /** Through this one nothing is seen, so the browser need not draw what is below. */
  readonly #opaque: Surface;
  #surface: Surface;
  #box: Box | null = null;
  #scale = 1;
  #font = '';
  #colour = '';
  /** What was drawn before lines moved. */
  #lines: HTMLCanvasElement | null = null;

  constructor(parent: HTMLElement, className: string | undefined) {
    this.#clear = addSurface(parent, className, true);
    this.#opaque = addSurface(parent, className, false);
    this.#surface = this.#clear;
  }

  get isOpaque(): boolean {
    return this.#box !== null && this.#surface === this.#opaque;
  }

  /** Null while it covers nothing. */
  get box(): Box | null {
    return this.#box;
  }

  /** Lies over this box from now on, and is blank. `scale` is device pixels per pixel of the page. */
  cover(box: Box, scale: number, isOpaque: boolean): void {
    const surface = isOpaque ? this.#opaque : this.#clear;
    if (surface !== this.#surface) this.leave();
    this.#surface = surface;
    const { style } = this.#element;
    this.#element.width = Math.round(box.width * scale);
    this.#element.height = Math.round(box.height * scale);
    style.left = `${box.left}px`;
    style.top = `${box.top}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    this.#box = box;
    this.#scale = scale;
    this.#forgetInk();
    this.#element.hidden = false;
    this.#context?.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale);
  }

  /** Covers nothing and holds no memory. */
  leave(): void {
    if (this.#box === null) return;
    this.#box = null;
    this.#element.hidden = true;
    this.#element.width = 0;
    this.#element.height = 0;
    this.#lines = null;
    this.#forgetInk();
  }

  /** Moves whole lines, each from one top to another, all at once. Everything else is blank afterwards. */
  moveLines(tops: ReadonlyMap<number, number>, height: number): void {
    const [context, box] = [this.#context, this.#box];
    if (context === null || box === null || [...tops].every(([from, to]) => from === to)) return;
    const { width } = this.#element;
    const before = this.#copy();
    context.save();
    context.resetTransform();
    context.clearRect(0, 0, width, this.#element.height);
    const lineHeight = Math.round(height * this.#scale);
    for (const [from, to] of tops) {
      const [source, target] = [from, to].map((top) => Math.round((top - box.top) * this.#scale));
      context.drawImage(before, 0, source ?? 0, width, lineHeight, 0, target ?? 0, width, lineHeight);
    }
    context.restore();
  }

  clear({ left, top, width, height }: Box): void {
    this.#context?.clearRect(left, top, width, height);
  }

  fillBox({ left, top, width, height }: Box, colour: string): void {
    if (this.#context === null) return;
    this.#useColour(colour);
    this.#context.fillRect(left, top, width, height);
  }

  write(text: string, x: number, y: number, { font, colour }: Ink, align: 'left' | 'right' | 'center'): void {
    if (this.#context === null) return;
    this.#useFont(font);
    this.#context.textAlign = align;
    this.#useColour(colour);
    this.#context.fillText(text, x, y);
  }

  widthOf(text: string, font: string): number {
    this.#useFont(font);
    return this.#context?.measureText(text).width ?? 0;
  }

  /** The font's greatest height above and below the line. */
  heightsOf(font: string): { readonly ascent: number; readonly descent: number } {
    this.#useFont(font);
    const measured = this.#context?.measureText('0');
    return { ascent: measured?.fontBoundingBoxAscent ?? 0, descent: measured?.fontBoundingBoxDescent ?? 0 };
  }

  remove(): void {
    this.leave();
    for (const { element } of [this.#clear, this.#opaque]) element.remove();
  }

  get #element(): HTMLCanvasElement {
    return this.#surface.element;
  }

  get #context(): CanvasRenderingContext2D | null {
    return this.#surface.context;
  }

  /** A canvas that is drawn on itself would be copied for each line. */
  #copy(): HTMLCanvasElement {
    const { width, height, ownerDocument } = this.#element;
    this.#lines ??= ownerDocument.createElement('canvas');
    if (this.#lines.width !== width) this.#lines.width = width;
    if (this.#lines.height !== height) this.#lines.height = height;
    const context = this.#lines.getContext('2d');
    if (context !== null) context.globalCompositeOperation = 'copy';
    context?.drawImage(this.#element, 0, 0);
    return this.#lines;
  }

  /** A new size resets the context. */
  #forgetInk(): void {
    this.#font = '';
    this.#colour = '';
  }

  #useColour(colour: string): void {
    if (this.#context !== null && this.#colour !== colour) this.#context.fillStyle = colour;
    this.#colour = colour;
  }

  /** Setting even the same font costs as much as a text. */
  #useFont(font: string): void {
    if (this.#context !== null && this.#font !== font) this.#context.font = font;
    this.#font = font;
  }
}

function addSurface(parent: HTMLElement, className: string | undefined, alpha: boolean): Surface {
  const element = parent.ownerDocument.createElement('canvas');
  if (className !== undefined) element.className = className;
  element.setAttribute('aria-hidden', 'true');
  element.hidden = true;
  const context = element.getContext('2d', { alpha });
  parent.append(element);
  return { element, context };
}
