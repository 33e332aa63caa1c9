import { expect, test } from 'vitest';
import { isDatabaseDown } from './database-down.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '53100'])(
  '%s: the database is down',
  (code) => {
    expect(isDatabaseDown(withCode(code))).toBe(true);
  },
);

test('the driver gives no code when a connection takes too long or ends', () => {
  expect(isDatabaseDown(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isDatabaseDown(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseDown(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(true);
});

test.each(['23505', '42P01', '22021', ''])('%s: the question is the trouble', (code) => {
  expect(isDatabaseDown(withCode(code))).toBe(false);
});

test('nothing else counts', () => {
  expect(isDatabaseDown('ECONNREFUSED')).toBe(false);
  expect(isDatabaseDown(new AggregateError([]))).toBe(false);
});
