import { useLayoutEffect } from 'react';

/** The widths of what stands over the right of a screen, as their style sheets have them. */
const WIDTHS = {
  wide: 'max(780px, 100cqw - 674px)',
  narrow: 'max(640px, 100cqw - 840px)',
  list: 'clamp(560px, 42cqw, 680px)',
} as const;

export type CoverWidth = keyof typeof WIDTHS;

const PROPERTY = '--covered-right';

const open: CoverWidth[] = [];

/** While a panel covers the right of the screen, bars below it end where it begins. */
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
