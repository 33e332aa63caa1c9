import { expect, it } from 'vitest';
import { AnswerTimes } from './answer-times.ts';

it('counts a command without an answer as one that has waited until now', () => {
  const times = new AnswerTimes();
  times.ask('a', 0);
  times.ask('b', 10);
  times.ask('c', 20);
  times.answered('a', true, 5);
  times.answered('b', false, 30);
  times.answered('unknown', true, 31);
  expect(times.answers(1_020)).toMatchObject({ asked: 3, refused: 1, p50Ms: 20, longestMs: 1_000 });
});
