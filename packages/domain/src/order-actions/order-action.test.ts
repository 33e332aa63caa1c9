import { expect, it } from 'vitest';
import { actionLabel } from './order-action.ts';

it('names the count', () => {
  expect(actionLabel('cancel', 3)).toBe('Cancel 3 orders');
  expect(actionLabel('send-staged', 1)).toBe('Send 1 staged order');
  expect(actionLabel('cancel-children', 1_200)).toBe('Cancel children of 1,200 orders');
});
