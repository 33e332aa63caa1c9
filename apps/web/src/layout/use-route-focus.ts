import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { screenPath } from './screen-path.ts';

/** Moves the focus to the heading after a change of screen, for keyboards and screen readers. */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const path = screenPath(useLocation().pathname);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const heading = main.current?.querySelector<HTMLElement>('h1');
    (heading ?? main.current)?.focus();
  }, [main, path]);
}
