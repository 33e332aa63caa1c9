import { type RefObject, useEffect, useRef } from 'react';

/** The first field of a page has the focus when the page comes. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return ref;
}
