import { describe, expect, it } from 'vitest';
import { aRequest } from './a-request.fixture.ts';
import { isSoon, shownRequests, stateWord } from './waiting-rows.ts';

describe('what waits', () => {
  it('is found by every word of the search, in any column', () => {
    const rows = [
      aRequest({ title: 'Limits of ALDGATE' }),
      aRequest({ kind: 'order', title: 'Order 8', asked_by: 'rosa@desk.example' }),
    ];
    expect(shownRequests(rows, '')).toHaveLength(2);
    expect(shownRequests(rows, 'limits of aldgate')).toEqual([rows[0]]);
    expect(shownRequests(rows, 'ROSA order')).toEqual([rows[1]]);
    expect(shownRequests(rows, 'rosa aldgate-x')).toEqual([]);
  });

  it('is marked when it ends within a quarter of an hour, and never once it is decided', () => {
    expect(isSoon(aRequest({ expires_ms: 100_000 }), 0)).toBe(true);
    expect(isSoon(aRequest({ expires_ms: 3_600_000 }), 0)).toBe(false);
    expect(isSoon(aRequest({ expires_ms: null }), 0)).toBe(false);
    expect(isSoon(aRequest({ expires_ms: 100_000, state: 'approved' }), 0)).toBe(false);
  });

  it('has a sign and a word for each state', () => {
    expect(stateWord(aRequest({ state: 'expired' }))).toBe('■ Expired');
  });
});
