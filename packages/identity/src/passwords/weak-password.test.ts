import { expect, test } from 'vitest';
import { weakPassword } from './weak-password.ts';

const OWNER = { email_id: 'rita@aldgate.example' };

test.each(['1qaz2wsx3edc', 'Password2026!!', 'letmein123456', '!!!Welcome1234', 'dragondragon', 'LIVERPOOL!!!!!'])(
  '%s is known to every attacker',
  (password) => {
    expect(weakPassword(password, OWNER)).toBe('This password is too common. Choose another.');
  },
);

test.each(['a quiet sentence 4f', 'correct horse battery', 'nanoseconds in a wire 30', 'meridian-demo-of-ours'])(
  '%s is good',
  (password) => {
    expect(weakPassword(password, OWNER)).toBeNull();
  },
);

test.each(['Meridian 2026 demo', 'meridian-demo', 'trading.desk.1234', 'Rita-Aldgate-77'])(
  '%s only has words that everybody here knows',
  (password) => {
    const owner = { ...OWNER, name: 'Rita Moreno', organisation: 'Aldgate Partners' };
    expect(weakPassword(password, owner)).toBe('This password only has words of this desk. Choose another.');
  },
);

test('the rules that the page knows come first', () => {
  expect(weakPassword('short', OWNER)).toBe('Use at least 12 characters.');
});
