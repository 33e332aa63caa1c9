import { describe, expect, it } from 'vitest';
import { currentEmail, currentIdentity } from './identity.ts';

const trading = { email_id: 'trading@b.co' };
const node = { email_id: 'node@b.co' };
const python = { username: 'python' };

describe('currentIdentity', () => {
  it('takes the trading user, then the node user, then the python user', () => {
    expect(currentIdentity({ trading, node, python })).toEqual({ kind: 'trading', user: trading });
    expect(currentIdentity({ trading: null, node, python })).toEqual({ kind: 'node', user: node });
    expect(currentIdentity({ trading: null, node: undefined, python })).toEqual({ kind: 'python', user: python });
    expect(currentIdentity({ trading: null, node: null, python: null })).toEqual({ kind: 'nobody' });
  });
});

describe('currentEmail', () => {
  it('comes from the trading user, else from the node user, else from nobody', () => {
    expect(currentEmail({ trading, node })).toBe('trading@b.co');
    expect(currentEmail({ trading: { email_id: ' ' }, node })).toBe('node@b.co');
    expect(currentEmail({ trading: null, node })).toBe('node@b.co');
    expect(currentEmail({ trading: null, node: {} })).toBeNull();
  });
});
