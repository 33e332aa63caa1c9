import { describe, expect, it } from 'vitest';
import { storageReaction } from './storage-reaction.ts';

describe('storageReaction', () => {
  it.each([
    [null, null, { kind: 'go', path: '/login' }],
    ['is_login', 'true', { kind: 'reload' }],
    ['is_login', 'false', { kind: 'log-out' }],
    ['is_login', null, { kind: 'log-out' }],
    ['email_id', 'a@b.co', { kind: 'go', path: '/verify-pin' }],
    ['email_id', null, { kind: 'go', path: '/' }],
    ['email_id', '', { kind: 'go', path: '/' }],
    ['python_token', 'x', { kind: 'ignore' }],
    ['somebody_else', null, { kind: 'ignore' }],
  ])('%s set to %s: %j', (key, newValue, reaction) => {
    expect(storageReaction({ key, newValue })).toEqual(reaction);
  });
});
