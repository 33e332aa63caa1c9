import { parseSearch } from '@meridian/domain/power-search/parse-search';
import { printSearch } from '@meridian/domain/power-search/print-search';
import { expect, it } from 'vitest';
import { EXAMPLES } from './examples.ts';

it.each(EXAMPLES)('reads “$text” and would write it so', ({ text }) => {
  const parsed = parseSearch(text);
  expect(parsed.kind === 'ok' ? printSearch(parsed.search) : parsed.message).toBe(text);
});
