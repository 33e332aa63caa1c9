import { describe, expect, it } from 'vitest';
import { readPinFlow, readResetFlow } from './flow-state.ts';

describe('state between the pages of a flow', () => {
  it('reads what a page before handed over', () => {
    const flow = { emailId: 'a@b.cd', pinExpiresAtMs: 5, isNewUser: true };
    expect(readPinFlow(flow)).toEqual(flow);
    expect(readResetFlow({ emailId: 'a@b.cd', resetToken: 't' })).toEqual({ emailId: 'a@b.cd', resetToken: 't' });
  });

  it('takes nothing else for it', () => {
    expect([null, undefined, 'x', {}, { emailId: 1 }].map(readPinFlow)).toEqual([null, null, null, null, null]);
    expect(readPinFlow({ emailId: 'a@b.cd', pinExpiresAtMs: 'soon' })).toEqual({
      emailId: 'a@b.cd',
      pinExpiresAtMs: null,
      isNewUser: false,
    });
    expect(readResetFlow({ emailId: 'a@b.cd' })).toBeNull();
  });
});
