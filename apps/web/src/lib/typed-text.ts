type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The text of a field after a key, for a field that is still being loaded. Other keys change nothing. */
export function typedText(text: string, { key, ctrlKey, metaKey, altKey }: Key): string {
  if (ctrlKey || metaKey || altKey) return text;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? `${text}${key}` : text;
}
