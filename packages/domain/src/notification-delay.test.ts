import { describe, expect, it } from 'vitest';
import { delayNotification, isNotificationDue, reconnectAtMs } from './notification-delay.ts';

describe('notification delay', () => {
  it('is one second', () => {
    const waiting = delayNotification('a', 5000);
    expect(isNotificationDue(waiting, 5999)).toBe(false);
    expect(isNotificationDue(waiting, 6000)).toBe(true);
    expect(isNotificationDue(null, 6000)).toBe(false);
  });

  it('starts again with the message that replaces an earlier one', () => {
    const replaced = delayNotification('b', 5800);
    expect(isNotificationDue(replaced, 6000)).toBe(false);
    expect(replaced).toEqual({ message: 'b', dueAtMs: 6800 });
  });

  it('is five seconds for a connection that closed', () => {
    expect(reconnectAtMs(1000)).toBe(6000);
  });
});
