import { expect, it } from 'vitest';
import { browserName } from './browser-name.ts';

it('names browser and system', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  const safari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
  expect(browserName(chrome)).toBe('Chrome 141 · Windows');
  expect(browserName(`${chrome} Edg/141.0.0.0`)).toBe('Edge 141 · Windows');
  expect(browserName(safari)).toBe('Safari 18 · macOS');
});

it('shows other user agents unchanged', () => {
  expect(browserName('quant-script/2.1')).toBe('quant-script/2.1');
  expect(browserName('')).toBe('Unknown');
});
