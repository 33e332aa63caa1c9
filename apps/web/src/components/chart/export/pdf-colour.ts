export type PdfColour = { readonly rgb: string; readonly alpha: number };

const MAX = 255;

function coded(parts: readonly number[], alpha: number): PdfColour {
  return { rgb: parts.map((part) => (part / MAX).toFixed(3)).join(' '), alpha };
}

/** A colour of CSS, in the ways that charts and tokens write them. Null for none and for what is not a colour. */
export function pdfColour(css: unknown): PdfColour | null {
  if (typeof css !== 'string') return null;
  const text = css.trim().toLowerCase();
  if (text.startsWith('#')) {
    const digits = text.slice(1);
    const whole = digits.length < 6 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
    const parts = [0, 2, 4, 6].map((at) => Number.parseInt(whole.slice(at, at + 2) || 'ff', 16));
    return parts.some(Number.isNaN) ? null : coded(parts.slice(0, 3), (parts[3] ?? MAX) / MAX);
  }
  const [, inside] = /^rgba?\(([^)]+)\)$/.exec(text) ?? [];
  const parts = (inside ?? '').split(/[\s,/]+/).map(Number);
  if (inside === undefined || parts.length < 3 || parts.some(Number.isNaN)) return null;
  return coded(parts.slice(0, 3), parts[3] ?? 1);
}
