import { useEffect, useEffectEvent } from 'react';
import { useCloseOnEscape } from '../../components/use-close-on-escape.ts';

type SettingsKeys = {
  readonly onCompare: () => void;
  /** Saves, proposes or approves; null when there is nothing to confirm. */
  readonly onConfirm: (() => void) | null;
  readonly onDiscard: (() => void) | null;
};

/** D compares, Ctrl Enter confirms, Escape discards. */
export function useSettingsKeys({ onCompare, onConfirm, onDiscard }: SettingsKeys): void {
  useCloseOnEscape(() => onDiscard?.(), onDiscard !== null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[role="dialog"], dialog[open]') !== null) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onConfirm?.();
      return;
    }
    if (event.key.toLowerCase() !== 'd' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
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
