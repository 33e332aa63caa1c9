import { NeededWidths } from './needed-widths.ts';

/** Measures a character in the font of the page, in pixels. */
export type MeasureCharacter = (character: string) => number;

const DIGITS = '0123456789';
/** More characters are not remembered: other scripts rarely repeat one. */
const MAX_KNOWN = 2_000;

/** An upper bound of the width of a text: the sum of its characters, each measured once. */
export class TextWidths {
  readonly #readFont: () => MeasureCharacter;
  readonly #known = new Map<string, number>();
  #measure: MeasureCharacter | null = null;

  /** The font is read once for all characters: asking a page for it while cells are written costs a layout each. */
  constructor(readFont: () => MeasureCharacter) {
    this.#readFont = readFont;
  }

  atMost(text: string): number {
    let width = 0;
    for (const character of text) width += this.#known.get(character) ?? this.#learn(character);
    return width;
  }

  /** Forgets all widths after a font was loaded. */
  forget(): void {
    this.#known.clear();
    this.#measure = null;
  }

  #learn(character: string): number {
    this.#measure ??= this.#readFont();
    // Tabular figures all have the width of the widest one.
    const alike = DIGITS.includes(character) ? Array.from(DIGITS) : [character];
    const width = Math.max(...alike.map(this.#measure));
    if (this.#known.size < MAX_KNOWN) for (const one of alike) this.#known.set(one, width);
    return width;
  }
}

/** The fonts of the cells. */
export type GridFonts = { readonly text: TextWidths; readonly mono: TextWidths; readonly needed: NeededWidths };

export function gridFonts(element: HTMLElement): GridFonts {
  return {
    text: new TextWidths(measureOn(element, ({ fontFamily }) => fontFamily)),
    mono: new TextWidths(measureOn(element, (style) => style.getPropertyValue('--mono'))),
    needed: new NeededWidths(),
  };
}

/** Measures in the heaviest weight that cells use; infinite where nothing can be measured. */
function measureOn(element: HTMLElement, familyOf: (style: CSSStyleDeclaration) => string): () => MeasureCharacter {
  return () => {
    const context = element.ownerDocument.createElement('canvas').getContext('2d');
    if (context === null) return () => Number.POSITIVE_INFINITY;
    const style = getComputedStyle(element);
    context.font = `600 ${style.fontSize} ${familyOf(style)}`;
    return (character) => context.measureText(character).width;
  };
}
