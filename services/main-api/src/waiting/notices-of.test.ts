import { NO_PERMISSIONS } from '@meridian/domain/entities/permissions';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticesOf } from './notices-of.ts';
import { type Person, personOf } from './people.ts';
import { type Request, UNDECIDED } from './request.ts';

function person(id: number): Person {
  const name = `P${id}`;
  const user = { id, email_id: `${name}@x.io`, name, short_name: name, trader_id: name, organisation: '' };
  return personOf({ ...user, ...NO_PERMISSIONS, data_permissions: { accounts: [], alloc_accounts: [] } }, []);
}

const [author, first, second, stranger] = [person(1), person(2), person(3), person(4)];
const PEOPLE = [author, first, second, stranger];
const HOUR_MS = 3_600_000;

function request(fields: Partial<Request> = {}): Request {
  return {
    key: 'limit:5',
    kind: 'limit',
    id: 5,
    revision: 1,
    title: 'Limits of A',
    account: 'A',
    note: '',
    asked_by: 'P1@x.io',
    asked_ms: 0,
    expires_ms: HOUR_MS,
    ...UNDECIDED,
    path: '/',
    isBy: ({ user }) => user.id === 1,
    mayDecide: ({ user }) => user.id === 2 || user.id === 3,
    change: () => '',
    soonMs: HOUR_MS / 4,
    ...fields,
  };
}

const told = (fields: Partial<Request>, nowMs: number) =>
  noticesOf(request(fields), PEOPLE, nowMs).map(({ userId, kind }) => `${userId} ${kind}`);

describe('what people are told of a request', () => {
  it('asks those who may decide, and warns them and the author before it ends', () => {
    expect(told({}, 0)).toEqual(['2 asked', '3 asked']);
    expect(told({}, HOUR_MS - 60_000)).toEqual(['2 asked', '3 asked', '2 soon', '3 soon', '1 soon']);
    expect(noticesOf(request(), PEOPLE, HOUR_MS - 60_000).at(-1)?.body).toBe('It ends in 1 minute if nobody decides.');
  });

  it('tells the author what became of it, and says what to do after the end', () => {
    expect(told({ state: 'approved', decided_by: 'P2@x.io' }, 0)).toEqual(['1 approved']);
    expect(told({ state: 'rejected', decided_by: 'P2@x.io', decision_note: 'No' }, 0)).toEqual(['1 rejected']);
    expect(told({ state: 'withdrawn' }, 0)).toEqual([]);
    expect(noticesOf(request({ state: 'expired' }), PEOPLE, 0)).toMatchObject([
      { userId: 1, title: 'Expired: Limits of A', body: expect.stringContaining('Ask again') as string },
    ]);
  });

  it('has one key for each person and piece of news at any time, and another after an amendment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: HOUR_MS }), fc.constantFrom(1, 2), (nowMs, revision) => {
        const keys = noticesOf(request({ revision }), PEOPLE, nowMs).map(({ userId, key }) => `${userId} ${key}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.every((key) => key.includes(`limit:5:${revision}:`))).toBe(true);
      }),
    );
  });
});
