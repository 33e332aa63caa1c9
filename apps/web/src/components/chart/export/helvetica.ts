/** Advance widths of Helvetica from space to tilde, in thousandths of the size. Every PDF reader has the font. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const FIRST_CODE = 32;
const USUAL_WIDTH = 556;
/** The bold letters are a little wider. */
const BOLD_SHARE = 1.06;

/** Letters beyond the keyboard's that texts of the desk use, with their codes in the font and their widths. */
const MORE: ReadonlyMap<string, { readonly code: number; readonly width: number }> = new Map([
  ['−', { code: 0x80, width: 584 }],
  ['–', { code: 0x96, width: 556 }],
  ['—', { code: 0x97, width: 1000 }],
  ['’', { code: 0x92, width: 222 }],
  ['…', { code: 0x85, width: 1000 }],
  ['±', { code: 0xb1, width: 584 }],
  ['·', { code: 0xb7, width: 278 }],
  ['×', { code: 0xd7, width: 584 }],
  ['£', { code: 0xa3, width: 556 }],
  ['¥', { code: 0xa5, width: 556 }],
  ['€', { code: 0x81, width: 556 }],
]);

/** The codes of the font: the usual ones, but for the minus and the euro. */
export const FONT_ENCODING = '<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [128 /minus /Euro] >>';

function widthOf(letter: string): number {
  return MORE.get(letter)?.width ?? WIDTHS[letter.charCodeAt(0) - FIRST_CODE] ?? USUAL_WIDTH;
}

/** The width of a text, in the unit of the size. */
export function textWidth(text: string, size: number, isBold: boolean): number {
  let thousandths = 0;
  for (const letter of text) thousandths += widthOf(letter);
  return (thousandths * size * (isBold ? BOLD_SHARE : 1)) / 1_000;
}

/** A text as a PDF writes it, in parentheses. A letter that the font lacks becomes a question mark. */
export function pdfText(text: string): string {
  const letters = Array.from(text, (letter) => {
    const code = MORE.get(letter)?.code ?? letter.codePointAt(0) ?? 0;
    if (code < FIRST_CODE || code > 0xff) return '?';
    if (letter === '(' || letter === ')' || letter === '\\') return `\\${letter}`;
    return code < 0x7f ? letter : `\\${code.toString(8).padStart(3, '0')}`;
  });
  return `(${letters.join('')})`;
}
