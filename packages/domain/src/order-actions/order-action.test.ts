import { expect, it } from 'vitest';
import { actionCount, actionLabel, ORDER_ACTIONS } from './order-action.ts';

it('names the count', () => {
  expect(actionLabel('cancel', 3)).toBe('Cancel 3 orders');
  expect(actionLabel('send-staged', 1)).toBe('Send 1 staged order');
  expect(actionLabel('cancel-children', 1_200)).toBe('Cancel children of 1,200 orders');
});

it('says in short what the whole label begins with', () => {
  expect(actionCount('note', 2)).toBe('Note on 2');
  for (const action of ORDER_ACTIONS) expect(actionLabel(action, 2).startsWith(actionCount(action, 2))).toBe(true);
});
