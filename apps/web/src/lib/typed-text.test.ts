import { expect, it } from 'vitest';
import { typedText } from './typed-text.ts';

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false };

it('keeps what is typed before the palette is loaded, and nothing else', () => {
  const keys = ['T', 'S', 'K', 'Backspace', 'L', 'A', ' ', 'Enter', 'ArrowDown'];
  const typed = keys.reduce((text, key) => typedText(text, { ...PLAIN, key }), '');
  expect(typed).toBe('TSLA ');
  expect(typedText(typed, { ...PLAIN, ctrlKey: true, key: 'k' })).toBe('TSLA ');
});
