import type { KeyboardEvent } from 'react';

/** Ctrl Enter anywhere in a dialog, and Enter in a field of one line, do what its button does. */
function isConfirmKey(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return true;
  return event.target instanceof HTMLInputElement && event.target.type === 'text';
}

/** For the dialog itself: the answer takes the key, so that a button inside does not press itself too. */
export function confirmOnKey(canConfirm: boolean, confirm: () => void) {
  return (event: KeyboardEvent) => {
    if (!isConfirmKey(event)) return;
    event.preventDefault();
    if (canConfirm) confirm();
  };
}
