import { describe, expect, it } from 'vitest';
import { popOutAddress, poppedOut } from './pop-out.ts';

describe('a part of a screen in its own window', () => {
  it('is the same address with the part named', () => {
    const address = popOutAddress({ pathname: '/parent-orders/executions', search: '?asset=FUTURE&order=7' }, 'bottom');
    expect(address).toBe('/parent-orders/executions?asset=FUTURE&order=7&popout=bottom');
    expect(poppedOut(new URL(address, 'http://desk').searchParams)).toBe('bottom');
  });

  it('is nothing that an address makes up', () => {
    expect(poppedOut(new URLSearchParams('popout=everything'))).toBeNull();
  });
});
