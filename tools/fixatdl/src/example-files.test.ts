import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkReport } from './check-report.ts';
import { EXAMPLE_SEED, exampleFiles } from './example-files.ts';

describe('the example files', () => {
  it.each(exampleFiles(EXAMPLE_SEED))('$name is what its seed gives, and right', ({ name, text }) => {
    expect(readFileSync(new URL(`../examples/${name}`, import.meta.url), 'utf8')).toBe(text);
    const { lines, isRight } = checkReport(name, text);
    expect(isRight).toBe(true);
    expect(lines.at(-1)).toMatch(/^(1 of 1|6 of 6|40 of 40) strategies can be used/);
  });

  it('another seed gives other strategies', () => {
    expect(exampleFiles(2)[1]?.text).not.toBe(exampleFiles(1)[1]?.text);
  });
});

describe('the report on a file', () => {
  it('says what is wrong by line, and what can be used all the same', () => {
    const text = (exampleFiles(1)[1]?.text ?? '').replace('fixTag="6064"', 'fixTag="6062"');
    const { lines, isRight } = checkReport('harbour.xml', text);
    expect(isRight).toBe(false);
    expect(lines[0]).toMatch(/^harbour\.xml:\d+: wrong \[VWAP\]: Tag 6062 of Style is used already by StartTime\.$/);
    expect(lines.at(-1)).toMatch(/^5 of 6 strategies can be used: TWAP/);
  });

  it('says only why a text is no file at all', () => {
    expect(checkReport('x.xml', '<a/>').lines).toHaveLength(1);
  });
});
