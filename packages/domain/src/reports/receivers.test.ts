import { expect, test } from 'vitest';
import { receiversProblem } from './receivers.ts';

test.each(['a_b@desk.example', 'desk', 'a@b', 'a@b.c', 'a b@desk.example', '@desk.example'])(
  '%s is not mailed to',
  (receiver) => {
    expect(receiversProblem(['ok@desk.example', receiver])).toBe(
      `${receiver} is not a full address: complete or remove it.`,
    );
  },
);

test('addresses of the mail rule are', () => {
  expect(receiversProblem(['A.b%c+d-e@mail.desk.example'])).toBeNull();
});
