type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(element: Element | null): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/**
 * Remembers the focused field. The returned function restores focus and caret: a browser that closes a modal dialog
 * restores the focus without the caret, and typing is lost.
 */
export function keepCaret(): () => void {
  const field = document.activeElement;
  if (!isTextField(field)) return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return () => {
    if (document.activeElement !== field) return;
    field.blur();
    field.focus({ preventScroll: true });
    // Number and date fields have no caret position.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
