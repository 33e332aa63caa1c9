import { expect, it } from 'vitest';
import { SlowRefusals } from './slow-refusals.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function refusals() {
  const waiting: (() => void)[] = [];
  const slow = new SlowRefusals({
    maxOfAddress: 2,
    maxInAll: 3,
    wait: () => new Promise<void>((resolve) => void waiting.push(resolve)),
  });
  const refused: string[] = [];
  const refuse = (ip: string) => void slow.hold(ip).then(() => refused.push(ip));
  return { waiting, refused, refuse };
}

it('holds an address back, but no more of its refusals than it has memory for', async () => {
  const { waiting, refused, refuse } = refusals();
  for (let count = 0; count < 5; count += 1) refuse('203.0.113.9');
  await settle();
  expect([waiting.length, refused.length]).toEqual([2, 3]);
  for (const resolve of waiting.splice(0)) resolve();
  await settle();
  expect(refused).toHaveLength(5);
  refuse('203.0.113.9');
  await settle();
  expect([waiting.length, refused.length]).toEqual([1, 5]);
});

it('holds others back as well, up to a bound in all', async () => {
  const { waiting, refused, refuse } = refusals();
  for (const ip of ['203.0.113.9', '203.0.113.9', '198.51.100.1', '198.51.100.2']) refuse(ip);
  await settle();
  expect([waiting.length, refused]).toEqual([3, ['198.51.100.2']]);
});
