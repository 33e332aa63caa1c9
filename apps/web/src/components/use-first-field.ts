import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

export type FirstField = {
  /** For the dialog: what takes its focus. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  /** For the field. */
  readonly fieldRef: RefCallback<HTMLElement>;
};

/** Joins a dialog to the field that is typed into first. */
export function useFirstField(): FirstField {
  const initialFocus = useRef<HTMLElement>(null);
  const fieldRef = useCallback((element: HTMLElement | null) => {
    initialFocus.current = element;
  }, []);
  return { initialFocus, fieldRef };
}
