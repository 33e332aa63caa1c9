import { type RefObject, useEffect, useState } from 'react';

const SPARE_ROWS = 8;

/** The visible rows of a long table, and a few around them. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [first, setFirst] = useState(0);
  const [shown, setShown] = useState(30);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const look = () => {
      setFirst(Math.max(0, Math.floor(element.scrollTop / rowHeight) - SPARE_ROWS));
      setShown(Math.ceil(element.clientHeight / rowHeight) + 2 * SPARE_ROWS);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, rowHeight]);
  const start = Math.min(first, Math.max(0, count - 1));
  const end = Math.min(count, start + shown);
  return { start, end, before: start * rowHeight, after: (count - end) * rowHeight };
}
