import type { LiveSnapshot, SignInResult } from '@meridian/live-client/live-state';
import { describe, expect, it } from 'vitest';
import { aUser } from '../lib/a-user.fixture.ts';
import { createLiveIdentity } from './live-identity.ts';

const identity = {
  user: aUser(),
  session_id: 's',
  notification_id: 'abcdef',
  server_time_zone: 'UTC',
  clockOffsetMs: 0,
};

function fakeLive() {
  let snapshot: LiveSnapshot = { state: { kind: 'idle' }, identity: null };
  let listener: (() => void) | null = null;
  let answer: ((result: SignInResult) => void) | null = null;
  const begin = () =>
    new Promise<SignInResult>((resolve) => {
      answer = resolve;
    });
  const live = createLiveIdentity({
    getSnapshot: () => snapshot,
    subscribe: (added) => {
      listener = added;
      return () => undefined;
    },
    signIn: begin,
    resume: begin,
    signOut: async () => ({ kind: 'signed-out' }),
    retryNow: () => undefined,
    register: async () => ({ kind: 'no-response' }),
    registerFix: async () => ({ kind: 'no-response' }),
  });
  const events: string[] = [];
  live.watch({
    onIdentity: ({ notification_id }) => events.push(`identity ${notification_id}`),
    onRefused: (reason) => events.push(`refused ${reason}`),
    onEnded: (message) => events.push(`ended ${message}`),
  });
  const show = (next: LiveSnapshot) => {
    snapshot = next;
    listener?.();
  };
  return { live, events, show, answer: (result: SignInResult) => answer?.(result) };
}

describe('live identity', () => {
  it('tells the result of a sign-in once', async () => {
    const { live, events, show, answer } = fakeLive();
    const pending = live.signInWithToken('a@b.cd', 'token');
    show({ state: { kind: 'ready', sinceMs: 1 }, identity });
    answer({ kind: 'signed-in', identity });
    expect(await pending).toEqual({ kind: 'signed-in', identity });
    expect(events).toEqual([]);
  });

  it('takes a session that is gone for a refusal', async () => {
    const { live, answer } = fakeLive();
    const pending = live.signInBySession('old');
    answer({ kind: 'session-error', message: 'It has ended.', code: 'session-ended' });
    expect(await pending).toEqual({ kind: 'refused', error_reason: 'It has ended.' });
  });

  it('retries a lost connection only', () => {
    const { live, show } = fakeLive();
    expect(live.retryNow()).toBe(false);
    show({ state: { kind: 'lost', sinceMs: 2, retryAtMs: 7 }, identity });
    expect(live.retryNow()).toBe(true);
  });

  it('tells of reconnects, refusals and ends that nobody asked for', () => {
    const { events, show } = fakeLive();
    show({ state: { kind: 'ready', sinceMs: 1 }, identity });
    show({ state: { kind: 'lost', sinceMs: 2, retryAtMs: 7 }, identity });
    show({ state: { kind: 'ready', sinceMs: 3 }, identity: { ...identity, notification_id: 'ghijkl' } });
    show({ state: { kind: 'refused', sinceMs: 4, reason: 'Disabled.', code: 'login-failed' }, identity: null });
    show({ state: { kind: 'refused', sinceMs: 5, reason: 'Revoked.', code: 'session-ended' }, identity: null });
    expect(events).toEqual(['identity abcdef', 'identity ghijkl', 'refused Disabled.', 'ended Revoked.']);
  });
});
