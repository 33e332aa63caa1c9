import { describe, expect, it } from 'vitest';
import { wayDetails, wayName } from './way-words.ts';

describe('a way in words', () => {
  it('names its strategy and its rate', () => {
    expect(wayName({ strat: 'vwap', values: { pr: 5 } })).toBe('VWAP');
    expect(wayName({ strat: 'pov', values: {} })).toBe('POV 10%');
    expect(wayName({ strat: 'pov', values: { pr: 12.5 } })).toBe('POV 12.5%');
  });

  it('says what is not as usual', () => {
    const values = { pr: 5, st: '-1', et: '+30', vc: 15, urgency: 'high', dark: false, soft_cap: true, moc: 500 };
    expect(wayDetails({ strat: 'pov', values }, 'US')).toEqual([
      'To +30 minutes',
      'Volume cap 15%',
      'Soft cap',
      'Urgency high',
      'No dark allowed',
      'MOC target 500',
    ]);
    expect(wayDetails({ strat: 'vwap', values: { mf: false } }, 'US')).toEqual([]);
  });

  it('says whose clock a time is on, so that it is not read on the clock of the page', () => {
    const values = { st: '09:30', et: '14:45' };
    expect(wayDetails({ strat: 'vwap', values }, 'JP')).toEqual(['From 09:30 Tokyo time', 'To 14:45 Tokyo time']);
  });
});
