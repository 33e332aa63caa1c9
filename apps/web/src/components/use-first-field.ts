import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

export type FirstField = {
  /** Given to the dialog: the element that takes the focus. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  /** Given to the field. */
  readonly fieldRef: RefCallback<HTMLElement>;
};

/** Focuses the first field of a dialog when it opens. */
export function useFirstField(): FirstField {
  const initialFocus = useRef<HTMLElement>(null);
  const fieldRef = useCallback((element: HTMLElement | null) => {
    initialFocus.current = element;
  }, []);
  return { initialFocus, fieldRef };
}
