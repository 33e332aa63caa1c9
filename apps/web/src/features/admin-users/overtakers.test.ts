import type { SecurityEvent } from '@meridian/protocol/rest/admin-calls';
import { expect, it } from 'vitest';
import { overtakers } from './overtakers.ts';

function saved(version: number, actor: string | null, reason: string): SecurityEvent {
  return { id: version, at_ms: version, kind: 'user_updated', actor, detail: { version, reason }, ip: '' };
}

it('names who saved since, with the reason', () => {
  const events = [saved(4, 'bo@desk.example', 'new desk'), saved(3, 'ana@desk.example', 'older')];
  expect(overtakers(events, 3)).toBe('bo@desk.example changed this user while you were editing: “new desk”.');
});

it('uses general words until the history is loaded', () => {
  expect(overtakers([], 3)).toBe('A colleague changed this user while you were editing.');
  expect(overtakers([saved(5, null, '')], 3)).toBe('Somebody changed this user while you were editing.');
});
