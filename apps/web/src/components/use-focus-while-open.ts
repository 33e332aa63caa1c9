import { useEffect, useEffectEvent } from 'react';

/** Who opened it goes on inside, and is back where they were once it closes. */
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
