import { describe, expect, it } from 'vitest';
import { REFERENCE_KINDS, type ReferenceKind } from '../reference/reference-kinds.ts';
import { type DeskFacts, firstSteps } from './first-steps.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every kind is a key.
const rows = (amount: number) =>
  Object.fromEntries(REFERENCE_KINDS.map((kind) => [kind, amount])) as Record<ReferenceKind, number>;

const NEW: DeskFacts = {
  accounts: 0,
  alloc_accounts: 0,
  limited_accounts: 0,
  reference: rows(0),
  granted_users: 0,
  waiting_users: 0,
  is_mail_sent: false,
  has_public_url: false,
  past_days: 0,
  newest_day: null,
  reports: 0,
  schedules: 0,
  destinations: { connected: 0, all: 0 },
};

const READY: DeskFacts = {
  accounts: 2,
  alloc_accounts: 3,
  limited_accounts: 3,
  reference: rows(5),
  granted_users: 4,
  waiting_users: 0,
  is_mail_sent: true,
  has_public_url: true,
  past_days: 20,
  newest_day: '2026-11-13',
  reports: 1,
  schedules: 0,
  destinations: { connected: 2, all: 2 },
};

const stepOf = (facts: DeskFacts, id: string) => firstSteps(facts).find((step) => step.id === id);

describe('the first steps of a desk', () => {
  it('are all missing on a new desk, and each says what to do', () => {
    const steps = firstSteps(NEW);
    expect(steps.filter(({ is_done }) => is_done)).toEqual([]);
    expect(steps.every(({ missing }) => missing !== null && missing.endsWith('.'))).toBe(true);
  });

  it('are all done on a desk that is ready, and say what is there', () => {
    const steps = firstSteps(READY);
    expect(steps.map(({ missing }) => missing)).toEqual(steps.map(() => null));
    expect(steps.map(({ found }) => found)).toEqual([
      '2 accounts with 3 allocation accounts',
      '5 instruments, 5 venues, 5 destinations; 45 rows in all',
      '3 of 3 allocation accounts with limits',
      '4 users with accounts, 0 waiting for one',
      '20 past trading days, the newest 2026-11-13',
      '1 report, 0 schedules',
      '2 of 2 destinations connected',
    ]);
  });

  it('name the reference data that are missing, and no optional ones', () => {
    const reference = { ...rows(5), vendors: 0, holidays: 0, exchange_rates: 0, brokers: 0, venues: 0 };
    expect(stepOf({ ...READY, reference }, 'reference')?.missing).toBe('Nothing can trade: import venues, brokers.');
  });

  it('name accounts without limits, users who wait and lines that are down', () => {
    expect(stepOf({ ...READY, limited_accounts: 2 }, 'limits')?.missing).toContain('1 allocation account has no limit');
    expect(stepOf({ ...READY, waiting_users: 2 }, 'users')?.missing).toBe('Grant accounts to 2 users.');
    expect(stepOf({ ...READY, destinations: { connected: 1, all: 2 } }, 'lines')?.missing).toBe('1 line is down.');
  });

  it('do not call a line missing while the engine does not answer, but unknown', () => {
    expect(stepOf({ ...READY, destinations: null }, 'lines')).toMatchObject({ found: 'Unknown', is_done: false });
  });
});
