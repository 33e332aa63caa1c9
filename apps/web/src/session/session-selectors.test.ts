import { describe, expect, it } from 'vitest';
import { aUser } from '../lib/a-user.fixture.ts';
import { selectCurrentUser, selectEmail, selectHasAnyPermission, selectPhase } from './session-selectors.ts';
import { INITIAL_SESSION_STATE } from './session-state.ts';
import { loggedOut, tradingSignedIn, userInformationReceived, verificationOwed } from './session-transitions.ts';

const entered = userInformationReceived(INITIAL_SESSION_STATE, aUser(), null);

describe('session selectors', () => {
  it('tell the phases apart', () => {
    expect(selectPhase(INITIAL_SESSION_STATE)).toBe('restoring');
    expect(selectPhase(loggedOut(null))).toBe('signed-out');
    expect(selectPhase(verificationOwed(loggedOut(null), { emailId: 'a@b.cd', token: 't', pinExpiresAtMs: 1 }))).toBe(
      'verifying',
    );
    expect(selectPhase(entered)).toBe('signed-in');
  });

  it('take the trading user before the node user, for the email too', () => {
    expect(selectCurrentUser(entered)?.name).toBe('Rosa Okafor');
    expect(selectEmail(entered)).toBe('r.okafor@desk.example');
    const trading = tradingSignedIn(entered, {
      user: aUser({ name: 'Rosa at the desk', email_id: 'rosa@desk.example' }),
      session_id: 's',
      notification_id: 'abcdef',
    });
    expect(selectCurrentUser(trading)?.name).toBe('Rosa at the desk');
    expect(selectEmail(trading)).toBe('rosa@desk.example');
    expect(selectCurrentUser(loggedOut(null))).toBeNull();
  });

  it('see that nothing was granted yet', () => {
    expect(selectHasAnyPermission(entered)).toBe(false);
    const flag = userInformationReceived(INITIAL_SESSION_STATE, aUser({ log_permit: true }), null);
    expect(selectHasAnyPermission(flag)).toBe(true);
    const data = { accounts: ['ALPHA'], alloc_accounts: [] };
    const account = userInformationReceived(INITIAL_SESSION_STATE, aUser({ data_permissions: data }), null);
    expect(selectHasAnyPermission(account)).toBe(true);
  });
});
