import { expect, it } from 'vitest';
import { anActionOrder } from './action-order.fixture.ts';
import { actionCount, actionDone, actionLabel, actionName, actionOn, ORDER_ACTIONS, undoOf } from './order-action.ts';

it('names the count', () => {
  expect(actionLabel('cancel', 3)).toBe('Cancel 3 orders');
  expect(actionLabel('send-staged', 1)).toBe('Send 1 staged order');
  expect(actionLabel('cancel-children', 1_200)).toBe('Cancel children of 1,200 orders');
});

it('has a short form that starts the full label', () => {
  expect(actionCount('note', 2)).toBe('Note on 2');
  for (const action of ORDER_ACTIONS) expect(actionLabel(action, 2).startsWith(actionCount(action, 2))).toBe(true);
});

it('names one order, and counts several', () => {
  const order = anActionOrder();
  expect(actionOn('cancel', [order])).toBe('Cancel NVDA BUY 123,400');
  expect(actionOn('cancel-children', [order])).toBe('Cancel children of NVDA BUY 123,400');
  expect(actionOn('pause', [order, order])).toBe('Pause 2 orders');
  expect(actionName('cancel')).toBe('Cancel order');
  expect(actionDone('pause', [order])).toBe('Paused NVDA BUY 123,400');
  expect(actionDone('note', [order, order])).toBe('Saved note on 2 orders');
});

it('pause and resume undo each other; no other action has an undo', () => {
  expect(ORDER_ACTIONS.map((action) => undoOf(action)).filter((undo) => undo !== null)).toEqual(['resume', 'pause']);
});
