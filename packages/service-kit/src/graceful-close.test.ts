import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { type CloseStep, closeOnSignals } from './graceful-close.ts';
import { silentLogger } from './testing.ts';

class FakeProcess extends EventEmitter {
  readonly exits: number[] = [];
  exit(code: number): void {
    this.exits.push(code);
  }
}

afterEach(() => vi.useRealTimers());

function started(steps: readonly CloseStep[]) {
  const process = new FakeProcess();
  return { process, closing: closeOnSignals({ process, logger: silentLogger(), steps, timeoutMs: 5_000 }) };
}

const failing = async (): Promise<void> => {
  throw new Error('no');
};

const never = new Promise<void>(() => undefined);

test('a signal closes the steps one after another, then exits with 0', async () => {
  const order: string[] = [];
  const step = (name: string): CloseStep => ({
    name,
    close: async () => {
      order.push(`${name} begins`);
      await setImmediate();
      order.push(`${name} ends`);
    },
  });
  const { process, closing } = started([step('http'), step('database')]);
  process.emit('SIGTERM');
  await closing.close();
  await setImmediate();
  expect(order).toEqual(['http begins', 'http ends', 'database begins', 'database ends']);
  expect(process.exits).toEqual([0]);
});

test('a step that fails does not keep the others open', async () => {
  const database = vi.fn<() => Promise<void>>(async () => undefined);
  const { closing } = started([
    { name: 'http', close: failing },
    { name: 'database', close: database },
  ]);
  expect(await closing.close()).toBe(1);
  expect(database).toHaveBeenCalledOnce();
});

test('the echoes of a signal to the whole group of processes cut nothing short', () => {
  const { process } = started([{ name: 'http', close: () => never }]);
  for (let echo = 0; echo < 4; echo += 1) process.emit('SIGTERM');
  expect(process.exits).toEqual([]);
});

test('a third signal leaves at once, a second does not', async () => {
  vi.useFakeTimers();
  const { process } = started([{ name: 'http', close: () => never }]);
  process.emit('SIGINT');
  await vi.advanceTimersByTimeAsync(1_500);
  process.emit('SIGINT');
  expect(process.exits).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_500);
  process.emit('SIGTERM');
  expect(process.exits).toEqual([130]);
});

test('a step that hangs ends at the time limit', async () => {
  vi.useFakeTimers();
  const { process, closing } = started([{ name: 'http', close: () => never }]);
  process.emit('SIGINT');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(process.exits).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await closing.close()).toBe(1);
  expect(process.exits).toEqual([1]);
});

test('after dispose signals are left alone', () => {
  const { process, closing } = started([]);
  closing.dispose();
  expect(process.listenerCount('SIGINT') + process.listenerCount('SIGTERM')).toBe(0);
});
