import { useEffect, useEffectEvent } from 'react';
import { enterEscapeStack, isTopOfEscape } from '../lib/escape-stack.ts';

// A field with a list keeps the closed list in the page while it has the focus.
const TAKERS = 'dialog[open], [role="dialog"], [role="menu"], [role="combobox"][aria-expanded="true"]';

/** Escape closes the newest panel first, unless something above it handles the key. */
export function useCloseOnEscape(close: () => void, isOpen = true): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isTaken = false;
    const end = new AbortController();
    const { place, leave } = enterEscapeStack();
    // Checked in the capture phase: a list that closes by this key is gone when the key arrives here.
    const look = () => {
      isTaken = document.querySelector(TAKERS) !== null || !isTopOfEscape(place);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTaken) return;
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', look, { capture: true, signal: end.signal });
    window.addEventListener('keydown', onKeyDown, { signal: end.signal });
    return () => {
      end.abort();
      leave();
    };
  }, [isOpen]);
}
