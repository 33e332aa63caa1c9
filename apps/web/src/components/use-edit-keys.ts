import { useEffect, useEffectEvent } from 'react';
import { useCloseOnEscape } from './use-close-on-escape.ts';

type EditKeys = {
  readonly onCompare: () => void;
  /** Saves, proposes or approves; null when there is nothing to confirm. */
  readonly onConfirm: (() => void) | null;
  readonly onDiscard: (() => void) | null;
};

/** D compares, Ctrl Enter confirms, Escape discards. */
export function useEditKeys({ onCompare, onConfirm, onDiscard }: EditKeys): void {
  useCloseOnEscape(() => onDiscard?.(), onDiscard !== null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]') !== null) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      // A ticket beside the screen has the same key, for itself.
      if (event.target instanceof Element && event.target.closest('form') !== null) return;
      event.preventDefault();
      onConfirm?.();
      return;
    }
    const isPlain = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key.toLowerCase() !== 'd' || !isPlain || isTyping(event.target)) return;
    event.preventDefault();
    onCompare();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
