import { expect, it } from 'vitest';
import { memoryStorage } from './session.fixture.ts';
import { watchActivity } from './watch-activity.ts';

const HOUR_MS = 3_600_000;

function setUp() {
  let nowMs = 1_000_000_000;
  const storage = memoryStorage();
  const reports: number[] = [];
  const tab = () => {
    const target = new EventTarget();
    const watch = watchActivity({
      window: target,
      storage,
      now: () => nowMs,
      idleAfterMs: HOUR_MS,
      report: () => reports.push(nowMs),
    });
    return { ...watch, press: () => target.dispatchEvent(new Event('keydown')) };
  };
  return { tab, reports, pass: (ms: number) => void (nowMs += ms) };
}

it('work in one tab keeps the other tab signed in', () => {
  const { tab, pass } = setUp();
  const first = tab();
  const second = tab();
  pass(HOUR_MS - 1_000);
  expect(first.look()).toEqual({ kind: 'warning', leftMs: 1_000 });
  second.press();
  expect(first.look()).toEqual({ kind: 'active' });
  pass(HOUR_MS);
  expect(first.look()).toEqual({ kind: 'over' });
  expect(second.look()).toEqual({ kind: 'over' });
});

it('the server is told after the last key, once for all tabs', () => {
  const { tab, reports, pass } = setUp();
  const [first, second] = [tab(), tab()];
  first.look();
  second.look();
  expect(reports).toHaveLength(1);
  pass(10_000);
  first.press();
  first.look();
  expect(reports).toHaveLength(1);
  pass(20_000);
  second.look();
  first.look();
  expect(reports).toHaveLength(2);
});

it('staying counts as activity', () => {
  const { tab, pass } = setUp();
  const only = tab();
  pass(HOUR_MS - 1);
  only.stay();
  expect(only.look()).toEqual({ kind: 'active' });
});
