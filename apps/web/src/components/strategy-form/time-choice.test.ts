import { describe, expect, it } from 'vitest';
import { choiceOf, END_CHOICES, firstCode, readTime, START_CHOICES } from './time-choice.ts';

describe('the choice that a time code is', () => {
  it.each([
    ['start-time', '-1', '-1'],
    ['start-time', '1', '1'],
    ['start-time', '09:45', 'clock'],
    ['start-time', '9:', 'clock'],
    ['end-time', '0', '0'],
    ['end-time', '+45', 'minutes'],
    ['end-time', '+', 'minutes'],
    ['end-time', '15:30:30', 'clock'],
  ] as const)('of a %s, %s is %s', (kind, code, choice) => expect(choiceOf(kind, code)).toBe(choice));

  it('begins with a code that can be read', () => {
    for (const { value } of START_CHOICES) expect(choiceOf('start-time', firstCode(value))).toBe(value);
    for (const { value } of END_CHOICES) {
      expect(choiceOf('end-time', firstCode(value))).toBe(value);
      expect(readTime('end-time', firstCode(value)).kind).not.toBe('unreadable');
    }
  });
});
