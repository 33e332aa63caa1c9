import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CommandAnswers } from './command-answers.ts';
import { ForgottenCommands } from './forgotten-commands.ts';

const ANSWER = { ok: true, code: null, message: 'Done.', rows: [] };

function created(id: number) {
  return { ...ANSWER, rows: [{ parent_order_numeric_id: id, ok: true, code: null, message: 'Received.' }] };
}

it('remembers the newest answers of a user in bounds, also where all are the same', () => {
  const answers = new CommandAnswers();
  for (let nth = 1; nth <= 12_000; nth += 1) answers.put(1, `command ${nth}`, ANSWER, 'terms');
  const kept = [...answers.entries()].map(([, commandId]) => commandId);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([5_000, 'command 7001', 'command 12000']);
  expect(answers.find(1, 'command 7001')).toEqual({ kind: 'kept', answer: ANSWER, terms: 'terms' });
});

it('[OL1] knows the order of a command whose answer is no longer kept', () => {
  const answers = new CommandAnswers();
  for (let nth = 1; nth <= 6_000; nth += 1) answers.put(1, `command ${nth}`, created(nth), 'terms');
  expect(answers.find(1, 'command 1')).toEqual({ kind: 'forgotten', order: 1 });
  expect(answers.find(1, 'command 3000')).toEqual({ kind: 'forgotten', order: 3_000 });
  expect([answers.find(2, 'command 1'), answers.find(1, 'command 6001')]).toEqual([null, null]);
});

it('[OL1] knows every forgotten command up to the bound, also when it was written down and read again', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 60 });
  fc.assert(
    fc.property(ids, ids, (known, others) => {
      const first = new ForgottenCommands();
      for (const [order, id] of known.entries()) first.put(7, id, order);
      const again = new ForgottenCommands();
      again.load(first.numbers());
      for (const [order, id] of known.entries()) expect([first.find(7, id), again.find(7, id)]).toEqual([order, order]);
      const strange = others.filter((id) => !known.includes(id));
      expect(strange.map((id) => again.find(7, id))).toEqual(strange.map(() => null));
    }),
    { numRuns: 30 },
  );
});

it('forgets the oldest of more commands than it has room for', () => {
  const forgotten = new ForgottenCommands();
  for (let nth = 1; nth <= 210_000; nth += 1) forgotten.put(1, `c${nth}`, nth);
  expect([forgotten.find(1, 'c1'), forgotten.find(1, 'c150000'), forgotten.find(1, 'c210000')]).toEqual([
    null,
    150_000,
    210_000,
  ]);
});
