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
    expect(wayDetails({ strat: 'pov', values })).toEqual([
      'To +30 minutes',
      'Volume cap 15%',
      'Soft cap',
      'Urgency high',
      'No dark allowed',
      'MOC target 500',
    ]);
    expect(wayDetails({ strat: 'vwap', values: { mf: false } })).toEqual([]);
  });
});
