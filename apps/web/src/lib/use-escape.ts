import { useEffect, useEffectEvent } from 'react';

/** Escape takes one step back inside a panel. The panel does not see the key, so it stays open. */
export function useEscape(back: () => void): void {
  const onEscape = useEffectEvent(back);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
