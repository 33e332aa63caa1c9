import { demoUniverse } from '../universe/demo-universe.ts';
import { DEMO_TEST_ACCOUNTS } from '../testing.ts';
import type { HistoryPlan } from './history-plan.ts';

const FIRST_DATE = '2026-11-16';

/** A past of few orders in few shares, for tests of the writing and not of the content. */
export function smallPlan(overrides: Partial<HistoryPlan> = {}): HistoryPlan {
  const { universe } = testPlan();
  const few = { ...universe, instruments: universe.instruments.slice(0, 30) };
  return testPlan({ universe: few, ordersPerDay: 20, ...overrides });
}

/** A short past of the whole demo universe. */
export function testPlan(overrides: Partial<HistoryPlan> = {}): HistoryPlan {
  return {
    seed: 7,
    universe: demoUniverse({ seed: 7, tradingDate: FIRST_DATE }),
    accounts: DEMO_TEST_ACCOUNTS,
    firstSession: { firstOpenMs: Date.parse(`${FIRST_DATE}T12:00:00Z`), firstDate: FIRST_DATE },
    dayCount: 3,
    ordersPerDay: 60,
    ...overrides,
  };
}
