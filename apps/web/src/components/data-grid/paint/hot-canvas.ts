/** A rectangle in pixels of the page, from the top left corner of the rows. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

type Ink = { readonly font: string; readonly colour: string };

/** A canvas over a part of the rows. The pointer passes through it, and screen readers do not see it. */
export class HotCanvas {
  readonly #element: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  #box: Box | null = null;
  #font = '';

  constructor(parent: HTMLElement, className: string | undefined) {
    this.#element = parent.ownerDocument.createElement('canvas');
    if (className !== undefined) this.#element.className = className;
    this.#element.setAttribute('aria-hidden', 'true');
    this.#element.hidden = true;
    this.#context = this.#element.getContext('2d');
    parent.append(this.#element);
  }

  /** Null while it covers nothing. */
  get box(): Box | null {
    return this.#box;
  }

  /** Lies over this box from now on, and is blank. `scale` is device pixels per pixel of the page. */
  cover(box: Box, scale: number): void {
    const { style } = this.#element;
    this.#element.width = Math.round(box.width * scale);
    this.#element.height = Math.round(box.height * scale);
    style.left = `${box.left}px`;
    style.top = `${box.top}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    this.#box = box;
    // A new size resets the context.
    this.#font = '';
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
  }

  clear({ left, top, width, height }: Box): void {
    this.#context?.clearRect(left, top, width, height);
  }

  fill({ left, top, width, height }: Box, colour: string): void {
    if (this.#context === null) return;
    this.#context.fillStyle = colour;
    this.#context.fillRect(left, top, width, height);
  }

  write(text: string, x: number, y: number, { font, colour }: Ink, align: 'left' | 'right' | 'center'): void {
    if (this.#context === null) return;
    this.#useFont(font);
    this.#context.textAlign = align;
    this.#context.fillStyle = colour;
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
    this.#element.remove();
  }

  /** Setting even the same font costs as much as a text. */
  #useFont(font: string): void {
    if (this.#context !== null && this.#font !== font) this.#context.font = font;
    this.#font = font;
  }
}
