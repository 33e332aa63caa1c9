import { describe, expect, it } from 'vitest';
import type { Way } from './studio-ways.ts';
import { wayDraft } from './way-draft.ts';

const NOW: Way = { strat: 'pov', values: { st: '-1', et: '16:00', pr: 10, vc: null, urgency: 'low' } };

describe('a variant that is applied to its order', () => {
  it('changes what is other, and no time that nobody touched', () => {
    expect(wayDraft(NOW, { strat: 'pov', values: { ...NOW.values, pr: 15, vc: 20 } })).toEqual({
      values: { pr: 15, vc: 20 },
    });
    expect(wayDraft(NOW, NOW)).toEqual({ values: {} });
  });

  it('of another strategy brings what that one takes', () => {
    expect(wayDraft(NOW, { strat: 'vwap', values: { ...NOW.values, et: '+30' } })).toEqual({
      strat: 'vwap',
      values: { et: '+30', urgency: 'low' },
    });
  });
});
