import { expect, it } from 'vitest';
import { textOf } from '../../lib/markup.fixture.ts';
import { unreadCritical, useCriticalLogCount } from './critical-log-count.ts';
import { CriticalMark } from './critical-mark.tsx';

it.each([
  [{ count: null, read: null }, 0],
  [{ count: 7, read: 0 }, 7],
  [{ count: 7, read: 7 }, 0],
  [{ count: 9, read: 7 }, 2],
  // Old entries were deleted.
  [{ count: 3, read: 7 }, 0],
])('of %o these are unread: %i', (state, unread) => expect(unreadCritical(state)).toBe(unread));

it('has no badge once the event log was read', () => {
  useCriticalLogCount.setState({ count: 7, read: 7 });
  expect(textOf(<CriticalMark />)).toBe('');
});
