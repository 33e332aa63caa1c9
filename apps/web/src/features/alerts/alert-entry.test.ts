import { describe, expect, it } from 'vitest';
import { alertEntry, liveDataEntry } from './alert-entry.ts';

const lost = {
  kind: 'destination',
  name: 'ALGO-DMA-2',
  status: 'off',
  at_ms: 5,
  message: 'ALGO-DMA-2 is down.',
} as const;

describe('alertEntry', () => {
  it('names what the alert is about and how bad it is', () => {
    expect(alertEntry(lost)).toMatchObject({
      subject: 'Destination',
      tone: 'critical',
      message: 'ALGO-DMA-2 is down.',
    });
    expect(alertEntry({ ...lost, status: 'on' }).tone).toBe('good');
    expect(alertEntry({ ...lost, status: 'unknown' }).tone).toBe('off');
  });

  it('gives one change one id, and another change another', () => {
    expect(alertEntry(lost).id).toBe(alertEntry({ ...lost }).id);
    expect(alertEntry(lost).id).not.toBe(alertEntry({ ...lost, at_ms: 6 }).id);
    expect(alertEntry(lost).id).not.toBe(alertEntry({ ...lost, name: 'ALGO-DMA-1' }).id);
  });
});

describe('liveDataEntry', () => {
  it('tells losing from coming back', () => {
    expect(liveDataEntry('lost', 1).tone).toBe('critical');
    expect(liveDataEntry('restored', 2).tone).toBe('good');
  });
});
