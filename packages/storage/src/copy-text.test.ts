import { describe, expect, test } from 'vitest';
import { copyChunks, copyLine, type CopyValue } from './copy-text.ts';

describe('copyLine', () => {
  test('fields, null and escapes', () => {
    expect(copyLine(['a\tb', null, undefined, 'c\\N', 7, true, { x: 'é\n' }])).toBe(
      'a\\tb\t\\N\t\\N\tc\\\\N\t7\ttrue\t{"x":"é\\\\n"}\n',
    );
  });

  test('a NUL character is refused with its reason', () => {
    expect(() => copyLine(['a\0b'])).toThrow('NUL');
  });
});

test('chunks are bounded and lose nothing', async () => {
  const row: readonly CopyValue[] = ['x'.repeat(1_000)];
  function* rows() {
    for (let index = 0; index < 500; index += 1) yield row;
  }
  const sizes: number[] = [];
  for await (const chunk of copyChunks(rows())) sizes.push(chunk.length);
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThan(64 * 1024 + 1_001);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(500 * 1_001);
});
