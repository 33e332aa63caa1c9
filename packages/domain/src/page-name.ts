/** Segments that are views of a page. The segment before them names the page. */
export const VIEW_SEGMENTS: readonly string[] = [
  'child',
  'childAll',
  'executions',
  'cancelled',
  'audit-log',
  'calendar-spread',
];

/** Blank for the home page. */
export function pageName(path: string): string {
  const segments = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((segment) => segment !== '');
  const last = segments.at(-1) ?? '';
  return VIEW_SEGMENTS.includes(last) ? (segments.at(-2) ?? '') : last;
}
