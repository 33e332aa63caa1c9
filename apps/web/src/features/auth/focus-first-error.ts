/** After a refused submission the first field that is wrong has the focus, as its error is read out with it. */
export function focusFirstError(form: HTMLFormElement | null, names: readonly string[]): void {
  const name = names[0];
  const field = name === undefined ? null : form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
