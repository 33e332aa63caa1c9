import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

it('shows no schema error to a trader', () => {
  const message = 'command trade.preview_modify: args/order_qty must be >= 1';
  const text = failureText({ kind: 'failed', code: 'bad-payload', message, data: null });
  expect(text).toBe('A value is outside of what can be sent. Correct it, and it is checked again.');
  expect(failureText({ kind: 'failed', code: 'finished', message: 'Already filled.', data: null })).toBe(
    'Already filled.',
  );
});
