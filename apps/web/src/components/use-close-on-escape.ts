import { useEffect, useEffectEvent } from 'react';

const TAKERS = 'dialog[open], [role="dialog"], [role="menu"], [role="listbox"]';

/** Escape closes what stands beside the screen, unless something over it takes the key for itself. */
export function useCloseOnEscape(close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    let isTaken = false;
    const end = new AbortController();
    // Looked at first: a list that closes by this very key is gone when the key arrives here.
    const look = () => {
      isTaken = document.querySelector(TAKERS) !== null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isTaken) onClose();
    };
    window.addEventListener('keydown', look, { capture: true, signal: end.signal });
    window.addEventListener('keydown', onKeyDown, { signal: end.signal });
    return () => end.abort();
  }, []);
}
