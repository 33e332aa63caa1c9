import { type PdfColour, parsedColour, pdfColour } from './pdf-colour.ts';

/** Up to this difference of its parts a colour is a grey. */
const MAX_GREY_CHROMA = 0.2;
/** So much lighter than the opposite of a grey that the page of the screen becomes white paper. */
const PAPER = 1.09;
/** Contrast of a colour with white, so that small letters can be read. */
const MIN_CONTRAST = 4.5;
const DARKER = 0.97;

type Parts = readonly [red: number, green: number, blue: number];

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function contrastWithWhite([red, green, blue]: Parts): number {
  return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05);
}

/** A grey becomes its opposite; a colour keeps its hue and is darkened until it can be read. */
function printed(parts: Parts): Parts {
  const [red, green, blue] = parts;
  if (Math.max(...parts) - Math.min(...parts) <= MAX_GREY_CHROMA) {
    const grey = Math.min(1, PAPER * (1 - (red + green + blue) / 3));
    return [grey, grey, grey];
  }
  let dark = parts;
  while (contrastWithWhite(dark) < MIN_CONTRAST) dark = [DARKER * dark[0], DARKER * dark[1], DARKER * dark[2]];
  return dark;
}

/** A colour of the dark screen as it is printed on white. Null for none. */
export function pdfInk(css: unknown): PdfColour | null {
  const found = parsedColour(css);
  return found === null ? null : pdfColour(printed(found.parts), found.alpha);
}
