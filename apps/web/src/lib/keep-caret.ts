type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(element: Element | null): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/**
 * Remembers the field that is typed into; the answer goes on typing there. A browser that closes a modal dialog gives the
 * focus back without the caret, and what is typed then is lost.
 */
export function keepCaret(): () => void {
  const field = document.activeElement;
  if (!isTextField(field)) return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return () => {
    if (document.activeElement !== field) return;
    field.blur();
    field.focus({ preventScroll: true });
    // A field of numbers or dates has no caret to put back.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
