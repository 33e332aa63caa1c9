import { useEffect } from 'react';
import { currentCommands } from './command-registry.ts';
import { advanceSequence, NO_STROKES } from './key-sequence.ts';
import { strokeOf } from './key-stroke.ts';
import { PALETTE_STROKE, showPalette, usePaletteView } from './palette-store.ts';

/** Runs commands by their keys, except while typing or in a dialog. */
export function useShortcuts(): void {
  useEffect(() => {
    let state = NO_STROKES;
    const onKeyDown = (event: KeyboardEvent) => {
      const stroke = strokeOf(event);
      if (stroke === null || event.defaultPrevented || event.isComposing || event.repeat) return;
      if (stroke === PALETTE_STROKE && usePaletteView.getState().view !== 'closed') {
        event.preventDefault();
        showPalette('closed');
        return;
      }
      if (isModalOpen() || (isTyping(event.target) && !stroke.startsWith('Mod+'))) {
        state = NO_STROKES;
        return;
      }
      const step = advanceSequence(state, stroke, event.timeStamp, currentCommands());
      state = step.state;
      if (step.kind === 'none') return;
      event.preventDefault();
      if (step.kind === 'run') step.command.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function isModalOpen(): boolean {
  return document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]') !== null;
}
