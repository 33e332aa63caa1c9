import type { KeyboardEvent } from 'react';

/** Ctrl Enter anywhere in a dialog, and Enter in a one-line field, press its main button. */
function isConfirmKey(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return true;
  return event.target instanceof HTMLInputElement && event.target.type === 'text';
}

/** For the dialog itself. The key stops here, so that a focused button inside is not pressed as well. */
export function confirmOnKey(canConfirm: boolean, confirm: () => void) {
  return (event: KeyboardEvent) => {
    if (!isConfirmKey(event)) return;
    event.preventDefault();
    if (canConfirm) confirm();
  };
}
