import type { SecurityEvent } from '@meridian/protocol/rest/admin-calls';
import { describe, expect, it } from 'vitest';
import { eventLine } from './security-event-text.ts';

function event(kind: string, detail: SecurityEvent['detail'] = {}): SecurityEvent {
  return { id: 1, at_ms: 0, kind, actor: null, detail, ip: '127.0.0.1' };
}

describe('eventLine', () => {
  it('describes each changed grant with its reason', () => {
    const changes = {
      log_permit: { before: false, after: true },
      accounts: { before: ['FUND-A'], after: ['FUND-B'] },
    };
    expect(eventLine(event('user_updated', { version: 3, reason: 'moved desk', changes }))).toEqual({
      title: 'Access changed',
      tone: 'warning',
      details: ['Logs: OFF → ON', 'Accounts: + FUND-B  − FUND-A', 'Reason: moved desk'],
    });
  });

  it('shows the plain values of other events', () => {
    expect(eventLine(event('sessions_ended', { ended_sessions: 2, all: true })).details).toEqual([
      'ended sessions: 2',
      'all',
    ]);
  });

  it('accepts unknown kinds and details', () => {
    expect(eventLine(event('moon_landed', { where: { sea: 1 } }))).toEqual({
      title: 'moon landed',
      tone: 'off',
      details: [],
    });
    expect(eventLine(event('user_updated', { changes: 'lost' })).details).toEqual([]);
  });
});
