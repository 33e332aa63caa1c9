import { describe, expect, it } from 'vitest';
import { followedWindow, popOutAddress, poppedOut, withLink } from './pop-out.ts';

describe('a part of a screen in its own window', () => {
  it('is the same address with the part named', () => {
    const address = popOutAddress(
      { pathname: '/parent-orders/executions', search: '?asset=FUTURE&order=7' },
      'bottom',
      '42',
    );
    expect(address).toBe('/parent-orders/executions?asset=FUTURE&order=7&popout=bottom&opener=42');
    expect(poppedOut(new URL(address, 'http://desk').searchParams)).toBe('bottom');
  });

  it('is nothing that an address makes up', () => {
    expect(poppedOut(new URLSearchParams('popout=everything'))).toBeNull();
  });

  it('follows the window that opened it until its link is switched off', () => {
    const search = new URLSearchParams('popout=bottom&opener=42');
    expect(followedWindow(search)).toBe('42');
    const alone = withLink(search, false);
    expect(followedWindow(alone)).toBeNull();
    expect(followedWindow(withLink(alone, true))).toBe('42');
    expect(followedWindow(new URLSearchParams('opener=42'))).toBeNull();
  });
});
