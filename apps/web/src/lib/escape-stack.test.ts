import { expect, it } from 'vitest';
import { enterEscapeStack, isEscapeTaken, isTopOfEscape } from './escape-stack.ts';

it('gives Escape to the panel that was opened last, and to the rows once none is open', () => {
  const analytics = enterEscapeStack();
  const ticket = enterEscapeStack();
  expect(isTopOfEscape(ticket.place)).toBe(true);
  expect(isTopOfEscape(analytics.place)).toBe(false);
  ticket.leave();
  expect(isTopOfEscape(analytics.place)).toBe(true);
  expect(isEscapeTaken()).toBe(true);
  analytics.leave();
  analytics.leave();
  expect(isEscapeTaken()).toBe(false);
});
