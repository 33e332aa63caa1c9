/** Focuses the first invalid field after a failed submission, so that a screen reader reads its error. */
export function focusFirstError(form: HTMLFormElement | null, names: readonly string[]): void {
  const name = names[0];
  const field = name === undefined ? null : form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
