import { expect, it } from 'vitest';
import { decideCases } from './cases.ts';
import type { Inject } from './desk-caller.ts';
import { FirstLookDesk } from './first-look-desk.ts';

type Found = { readonly case_id: number; readonly score: number; readonly state: string };

function deskWith(cases: readonly Found[], decided: string[]): FirstLookDesk {
  const inject: Inject = async ({ method, url, payload }) => {
    if (url === '/main/auth/login') return { statusCode: 200, body: '{"token":"t"}' };
    if (method === 'POST') decided.push(`${url.replace(/\D+/g, '')} ${JSON.stringify(payload).includes('"to"')}`);
    const rows = cases.map((one) => ({ ...one, version: 1, rule_name: 'Layering' }));
    return { statusCode: 200, body: JSON.stringify(rows) };
  };
  return new FirstLookDesk({
    inject,
    saveSearch: async () => null,
    past: Promise.resolve(true),
    measureRanges: async () => undefined,
    nowMs: () => 0,
    signal: new AbortController().signal,
  });
}

const CASES = [
  { case_id: 1, score: 90, state: 'open' },
  { case_id: 2, score: 80, state: 'open' },
  { case_id: 3, score: 70, state: 'open' },
  { case_id: 4, score: 60, state: 'open' },
  { case_id: 5, score: 50, state: 'open' },
];

it('a first look that was cut off between two decisions still escalates the strongest case, and decides none twice', async () => {
  const whole: string[] = [];
  await decideCases(deskWith(CASES, whole));
  expect(whole).toEqual(['5 false', '2 false', '1 true']);
  const rest: string[] = [];
  const cutOff = CASES.map((one) => (one.case_id === 5 ? { ...one, state: 'dismissed' } : one));
  await decideCases(deskWith(cutOff, rest));
  expect(rest).toEqual(['2 false', '1 true']);
  const done: string[] = [];
  await decideCases(deskWith([{ case_id: 1, score: 90, state: 'escalated' }, ...CASES.slice(1)], done));
  expect(done).toEqual([]);
});
