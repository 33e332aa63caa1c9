import { describe, expect, it } from 'vitest';
import { clauses } from '../checks/clauses.ts';
import { section4 } from './section-4.ts';
import { section5 } from './section-5.ts';
import { section8 } from './section-8.ts';

describe('the clauses of the specification', () => {
  it('have each an id of its own, counted without a gap', () => {
    for (const [section, own] of [
      [4, section4],
      [5, section5],
      [8, section8],
    ] as const) {
      expect(own.map(({ id }) => id)).toEqual(own.map((_, index) => `spec ${section}.${index + 1}`));
    }
  });

  it('are found out where their test is gone', () => {
    const clause = { id: 'spec 4.1', says: 'x', test: ['a.test.ts', 'counts'] } as const;
    expect(clauses([{ path: 'a.test.ts', text: "it('counts each once', () => {})" }], [clause])).toEqual([]);
    expect(clauses([{ path: 'a.test.ts', text: "it('is gone', () => {})" }], [clause])).toHaveLength(1);
    expect(clauses([], [clause])).toHaveLength(1);
  });
});
