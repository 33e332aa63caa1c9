/** `230,230,255` of a file as a color of the page. Null for anything else. */
export function panelColor(color: string | undefined): string | null {
  const parts = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/.exec(color ?? '');
  const values = parts?.slice(1).map(Number) ?? [];
  return values.length === 3 && values.every((value) => value <= 255) ? `rgb(${values.join(' ')})` : null;
}
