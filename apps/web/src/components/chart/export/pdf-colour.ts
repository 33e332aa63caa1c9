export type PdfColour = { readonly rgb: string; readonly alpha: number };

type Parts = readonly [red: number, green: number, blue: number];
type ParsedColour = { readonly parts: Parts; readonly alpha: number };

const MAX = 255;

function parsed(parts: readonly number[], alpha: number): ParsedColour | null {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = parts.map((part) => part / MAX);
  return [red, green, blue, alpha].some(Number.isNaN) ? null : { parts: [red, green, blue], alpha };
}

/** A colour of CSS, in the ways that charts and tokens write them. Null for none and for what is not a colour. */
export function parsedColour(css: unknown): ParsedColour | null {
  if (typeof css !== 'string') return null;
  const text = css.trim().toLowerCase();
  if (text.startsWith('#')) {
    const digits = text.slice(1);
    const whole = digits.length < 6 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
    const parts = [0, 2, 4, 6].map((at) => Number.parseInt(whole.slice(at, at + 2) || 'ff', 16));
    return parsed(parts, (parts[3] ?? MAX) / MAX);
  }
  const [, inside] = /^rgba?\(([^)]+)\)$/.exec(text) ?? [];
  if (inside === undefined) return null;
  const parts = inside.split(/[\s,/]+/).map(Number);
  return parsed(parts, parts[3] ?? 1);
}

/** As PDF operators write it. */
export function pdfColour(parts: Parts, alpha: number): PdfColour {
  return { rgb: parts.map((part) => part.toFixed(3)).join(' '), alpha };
}
