import { describe, expect, it } from 'vitest';
import { SESSION_STORAGE_KEYS, STORAGE_KEYS } from './storage-keys.ts';
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

  it('forgets everything but sound, navigation and drafts when a session ends', () => {
    const kept = Object.values(STORAGE_KEYS).filter((key) => !SESSION_STORAGE_KEYS.includes(key));
    expect(kept).toEqual(['notification_sound', 'navigation_expanded', 'ticket_draft']);
  });
});
