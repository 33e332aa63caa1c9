import { expect, it } from 'vitest';
import { fieldProblem } from './field-problem.ts';

const PROBLEMS = {
  fields: {
    order_qty: { message: 'Say how many.', isMissing: true },
    limit_price: { message: 'Must be above zero.', isMissing: false },
  },
  parameters: {},
};

it('reproaches nobody for what is missing before they try to send', () => {
  const input = { problems: PROBLEMS, findings: [] };
  expect(fieldProblem({ ...input, isTried: false }, 'order_qty').problem).toBeNull();
  expect(fieldProblem({ ...input, isTried: true }, 'order_qty').problem).toBe('Say how many.');
  expect(fieldProblem({ ...input, isTried: false }, 'limit_price').problem).toBe('Must be above zero.');
});

it('shows the errors of the checks before their warnings', () => {
  const warning = { level: 'warning', code: 'daily-volume', field: 'order_qty', message: 'Large.' } as const;
  const error = { level: 'error', code: 'order-size', field: 'order_qty', message: 'Too large.' } as const;
  const input = { problems: { fields: {}, parameters: {} }, isTried: false };
  expect(fieldProblem({ ...input, findings: [warning, error] }, 'order_qty')).toEqual({
    problem: 'Too large.',
    problemLevel: 'error',
  });
  expect(fieldProblem({ ...input, findings: [warning] }, 'order_qty').problemLevel).toBe('warning');
  expect(fieldProblem({ ...input, findings: [warning] }, 'account').problem).toBeNull();
  const more = { ...error, code: 'daily-volume', message: 'Half a day of volume.' } as const;
  expect(fieldProblem({ ...input, findings: [error, more] }, 'order_qty').problem).toBe(
    'Too large.; Half a day of volume.',
  );
});
