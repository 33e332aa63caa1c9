import { describe, expect, it } from 'vitest';
import type { ColumnKind } from './column-kind.ts';
import { rankedText } from './kind-rank.ts';

function sorted(kind: ColumnKind, texts: readonly string[]): readonly string[] {
  return texts.toSorted((a, b) => (rankedText(kind, a) < rankedText(kind, b) ? -1 : 1));
}

describe('words with a fixed order', () => {
  it('severities sort by weight, unknown ones last', () => {
    expect(sorted('log-level', ['HIGH', 'NOTICE', 'LOW', 'MEDIUM'])).toEqual(['LOW', 'MEDIUM', 'HIGH', 'NOTICE']);
  });

  it('statuses sort from working to finished', () => {
    const shown = ['REJECTED', 'FILLED', 'WORKING', 'PENDING', 'P.OUT', 'PAUSED'];
    expect(sorted('status', shown)).toEqual(['WORKING', 'PAUSED', 'PENDING', 'FILLED', 'REJECTED', 'P.OUT']);
  });

  it('a blank stays blank', () => {
    expect(rankedText('log-level', '')).toBe('');
  });
});
