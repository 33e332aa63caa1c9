import { useLayoutEffect } from 'react';

/** Widths of the panels on the right, as in their style sheets. */
const WIDTHS = {
  wide: 'max(780px, 100cqw - 674px)',
  narrow: 'max(640px, 100cqw - 840px)',
  list: 'clamp(560px, 42cqw, 680px)',
} as const;

export type CoverWidth = keyof typeof WIDTHS;

const PROPERTY = '--covered-right';

const open: CoverWidth[] = [];

/** While a panel covers the right of the screen, bars under it end at its edge. */
export function useCoversRight(width: CoverWidth | null): void {
  useLayoutEffect(() => {
    if (width === null) return undefined;
    open.push(width);
    tellPage();
    return () => {
      open.splice(open.indexOf(width), 1);
      tellPage();
    };
  }, [width]);
}

function tellPage(): void {
  const { style } = document.documentElement;
  if (open.length === 0) style.removeProperty(PROPERTY);
  else style.setProperty(PROPERTY, `max(${open.map((width) => WIDTHS[width]).join(', ')})`);
}
