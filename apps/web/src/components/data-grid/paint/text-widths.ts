import { NeededWidths } from './needed-widths.ts';

/** How wide a character is in the page's font, in pixels. */
export type MeasureCharacter = (character: string) => number;

const DIGITS = '0123456789';
/** Beyond these the text is of a script whose characters are hardly met twice. */
const MAX_KNOWN = 2_000;

/** The most that a text can take: its characters one beside the other, each measured once. */
export class TextWidths {
  readonly #measure: MeasureCharacter;
  readonly #known = new Map<string, number>();

  constructor(measure: MeasureCharacter) {
    this.#measure = measure;
  }

  atMost(text: string): number {
    let width = 0;
    for (const character of text) width += this.#known.get(character) ?? this.#learn(character);
    return width;
  }

  /** After another font has come. */
  forget(): void {
    this.#known.clear();
  }

  #learn(character: string): number {
    // Figures stand in columns of equal width, as wide as the widest of them.
    const alike = DIGITS.includes(character) ? DIGITS : character;
    const width = Math.max(...Array.from(alike, this.#measure));
    if (this.#known.size < MAX_KNOWN) this.#known.set(character, width);
    return width;
  }
}

/** What a grid writes its cells in. */
export type GridFonts = { readonly text: TextWidths; readonly mono: TextWidths; readonly needed: NeededWidths };

export function gridFonts(element: HTMLElement): GridFonts {
  return {
    text: new TextWidths(measureOn(element, ({ fontFamily }) => fontFamily)),
    mono: new TextWidths(measureOn(element, (style) => style.getPropertyValue('--mono'))),
    needed: new NeededWidths(),
  };
}

/** In the heaviest weight that a cell may use; infinitely wide where nothing can be measured. */
function measureOn(element: HTMLElement, familyOf: (style: CSSStyleDeclaration) => string): MeasureCharacter {
  const context = element.ownerDocument.createElement('canvas').getContext('2d');
  if (context === null) return () => Number.POSITIVE_INFINITY;
  return (character) => {
    const style = getComputedStyle(element);
    context.font = `600 ${style.fontSize} ${familyOf(style)}`;
    return context.measureText(character).width;
  };
}
