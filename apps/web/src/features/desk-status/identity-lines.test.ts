import { INITIAL_AUTH_STATE } from '@meridian/domain/entities/auth-state';
import { NO_PERMISSIONS } from '@meridian/domain/entities/permissions';
import { describe, expect, it } from 'vitest';
import { identityLines, tokenExpiryMs } from './identity-lines.ts';

const user = {
  ...NO_PERMISSIONS,
  id: 1,
  email_id: 'a@b.example',
  name: 'A',
  short_name: 'a',
  trader_id: 'ROK',
  organisation: 'B',
};

function states(auth: Partial<typeof INITIAL_AUTH_STATE>): readonly string[] {
  return identityLines({ ...INITIAL_AUTH_STATE, ...auth }).map(({ state }) => state);
}

function missingDetail(auth: Partial<typeof INITIAL_AUTH_STATE>) {
  return identityLines({ ...INITIAL_AUTH_STATE, ...auth })[2]?.detail;
}

describe('identityLines', () => {
  it('shows three services signed in', () => {
    const auth = { user, isNodeLogin: true, isPythonLogin: true, isMarketImpactPermit: true, pythonPermit: true };
    expect(states(auth)).toEqual(['Signed in', 'Signed in', 'Signed in']);
  });

  it('gives the reason when the live socket refused', () => {
    const [trading] = identityLines({
      ...INITIAL_AUTH_STATE,
      error_msg: 'User exceeded allowed number of connections.',
    });
    expect(trading).toMatchObject({ state: 'Refused', detail: 'User exceeded allowed number of connections.' });
  });

  it('names a missing permission as it is granted', () => {
    expect(missingDetail({})).toBe('Needs the Market intelligence permission: ask an administrator.');
    expect(missingDetail({ isPythonLogin: true })).toBe('Needs the Market impact permission: ask an administrator.');
  });

  it('tells a missing permit from a failed sign-in', () => {
    expect(states({ pythonPermit: false })[2]).toBe('Not permitted');
    expect(states({ pythonPermit: true })[2]).toBe('Signed out');
  });
});

describe('tokenExpiryMs', () => {
  it('reads the expiry of a token and nothing of anything else', () => {
    const payload = btoa(JSON.stringify({ exp: 1_800_000_000 }));
    expect(tokenExpiryMs(`h.${payload}.s`)).toBe(1_800_000_000_000);
    expect(tokenExpiryMs('not a token')).toBeNull();
    expect(tokenExpiryMs(null)).toBeNull();
  });
});
