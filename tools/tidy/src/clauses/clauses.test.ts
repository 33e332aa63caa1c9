import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { section4 } from './section-4.ts';
import { section5 } from './section-5.ts';
import { section8 } from './section-8.ts';

const clauses = [...section4, ...section5, ...section8];

function sourceOf(path: string): string {
  return readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
}

describe('the clauses of the specification', () => {
  it.each(clauses)('[$id] $says: the test that holds it is there', ({ test: [path, name] }) => {
    const names = [...sourceOf(path).matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/g)].map(
      ([, , found]) => found ?? '',
    );
    expect(names.filter((found) => found.startsWith(name) || found.includes(`${name} `))).not.toEqual([]);
  });

  it('have each an id of its own, counted without a gap', () => {
    for (const [section, own] of [
      [4, section4],
      [5, section5],
      [8, section8],
    ] as const) {
      expect(own.map(({ id }) => id)).toEqual(own.map((_, index) => `spec ${section}.${index + 1}`));
    }
  });
});
