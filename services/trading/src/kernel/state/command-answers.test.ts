import { expect, it } from 'vitest';
import { CommandAnswers } from './command-answers.ts';

const ANSWER = { ok: true, code: null, message: 'Done.', rows: [] };

it('remembers the newest answers of a user in bounds, also where all are the same', () => {
  const answers = new CommandAnswers();
  for (let nth = 1; nth <= 12_000; nth += 1) answers.put(1, `command ${nth}`, ANSWER);
  const kept = [...answers.entries()].map(([, commandId]) => commandId);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([5_000, 'command 7001', 'command 12000']);
  expect(answers.find(1, 'command 7000')).toBeNull();
  expect(answers.find(1, 'command 7001')).toBe(ANSWER);
});
