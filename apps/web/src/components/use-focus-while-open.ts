import { useEffect, useEffectEvent } from 'react';

/** Moves the focus inside on opening, and back on closing. */
export function useFocusWhileOpen(first: { readonly current: HTMLElement | null }, takesFocus: boolean): void {
  const isAsked = useEffectEvent(() => takesFocus);
  useEffect(() => {
    const before = document.activeElement;
    if (isAsked()) first.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [first]);
}
