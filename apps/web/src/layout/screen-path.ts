import { VIEW_SEGMENTS } from '@meridian/domain/page-name';

/** The path of a screen without its pane: changing the pane is not a change of screen. `/` is the orders screen. */
export function screenPath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1);
  if (last !== undefined && VIEW_SEGMENTS.includes(last)) segments.pop();
  return segments.length === 1 && segments[0] === 'parent-orders' ? '/' : `/${segments.join('/')}`;
}
