import { describe, expect, it } from 'vitest';
import { type PhaseFigures, phaseSummary } from './phase-summary.ts';

const NOTHING: PhaseFigures = {
  phase: 'working',
  isNewestFirst: true,
  openUsd: null,
  endingSoon: 0,
  staged: 0,
  byStatus: {},
  lastReject: '',
};

function lineOf(figures: Partial<PhaseFigures>): string {
  return phaseSummary({ ...NOTHING, ...figures })
    .map(({ text }) => text)
    .join(' · ');
}

describe('the summary line of a group', () => {
  it('says how working orders are sorted, what is left, and how many end soon', () => {
    expect(lineOf({ openUsd: 541_200_000, endingSoon: 7 })).toBe(
      'newest first · $541.20M open · 7 end within 10 minutes',
    );
    expect(lineOf({ isNewestFirst: false, endingSoon: 1 })).toBe('1 ends within 10 minutes');
    expect(lineOf({ isNewestFirst: false })).toBe('');
  });

  it('says what waiting orders wait for', () => {
    const byStatus = { PENDING: 2, NEW: 9 };
    expect(lineOf({ phase: 'waiting', byStatus, staged: 6 })).toBe('2 pending review · 6 staged · 3 start later');
    expect(lineOf({ phase: 'waiting', byStatus: { NEW: 1 } })).toBe('1 starts later');
  });

  it('says how finished orders ended, and when the last was rejected', () => {
    const byStatus = { FILLED: 6, OUT: 2, PARTIAL_OUT: 1, REJECTED: 1 };
    const finished = { phase: 'finished', byStatus, lastReject: '19:08:12' } as const;
    expect(lineOf(finished)).toBe('6 filled · 3 out · 1 rejected at 19:08:12');
    const more = { EXPIRED: 1, REJECTED: 1, PARTIAL_REJECTED: 1 };
    expect(lineOf({ ...finished, byStatus: more })).toBe('1 expired · 2 rejected, last at 19:08:12');
  });

  it('shows rejects in red and nothing else', () => {
    const parts = phaseSummary({ ...NOTHING, phase: 'finished', byStatus: { FILLED: 1, REJECTED: 1 } });
    expect(parts.map(({ tone }) => tone)).toEqual(['neutral', 'negative']);
  });
});
