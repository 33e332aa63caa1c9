import { BudgetsByOwner } from '@meridian/service-kit/budgets-by-owner';
import { expect, it } from 'vitest';
import { testUser } from '../../live/testing.ts';
import { TestPage } from '../../search/testing.ts';
import { tradeQuestions } from './trade-questions.ts';

function callerOf(id: number) {
  const user = testUser({ id });
  return { user, page: new TestPage(user), session: null };
}

it('[LS75] a user who asks about symbols without end is told when to try again, and others are answered', async () => {
  let asked = 0;
  const engine = {
    ask: () => {
      asked += 1;
      return Promise.resolve({ ok: true, message: '' });
    },
  };
  const budgets = new BudgetsByOwner({ burst: 1_000, perSecond: 100, nowMs: () => 0 });
  const { 'trade.instruments': ask } = tradeQuestions(engine, budgets);
  const exchange_symbols = Array.from({ length: 150 }, (_, at) => `S${at}`);
  const command = { id: 'q', name: 'trade.instruments', args: { exchange_symbols } } as const;
  const answers = [];
  for (let count = 0; count < 8; count += 1) answers.push(await ask?.(command, callerOf(1)));
  expect(asked).toBe(6);
  expect(answers.at(-1)).toEqual({
    ok: false,
    code: 'busy',
    message: 'You ask for more than your share of the server. Try again in 1 s.',
    data: { retry_after_seconds: 1 },
  });
  expect(await ask?.(command, callerOf(2))).toMatchObject({ ok: true });
});
