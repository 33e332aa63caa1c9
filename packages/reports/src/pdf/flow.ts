import { MARGIN, type Pdf } from './open-pdf.ts';

type Structure = ReturnType<Pdf['struct']>;

/** Where the next thing goes: from the top of a page to its bottom, then the next page. */
export class Flow {
  readonly pdf: Pdf;
  /** The part of the document that is being written, for readers. */
  #section: Structure | null = null;
  #y = 0;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
    this.newPage();
  }

  get section(): Structure {
    if (this.#section === null) throw new Error('nothing is drawn outside of a section');
    return this.#section;
  }

  /** All that is drawn belongs to one section of the document's structure. */
  inSection(draw: () => void): void {
    const section = this.pdf.struct('Sect');
    this.pdf.addStructure(section);
    this.#section = section;
    draw();
    section.end();
    this.#section = null;
  }

  get y(): number {
    return this.#y;
  }

  get left(): number {
    return MARGIN;
  }

  get width(): number {
    return this.pdf.page.width - 2 * MARGIN;
  }

  get #bottom(): number {
    return this.pdf.page.height - this.pdf.page.margins.bottom;
  }

  move(height: number): void {
    this.#y += height;
  }

  /** What is left of the page. */
  get room(): number {
    return this.#bottom - this.#y;
  }

  newPage(): void {
    this.pdf.addPage();
    this.#y = MARGIN;
  }

  /** Goes to a new page where so much does not fit; says whether it did. */
  need(height: number): boolean {
    if (this.room >= height) return false;
    this.newPage();
    return true;
  }
}
