import { expect, test } from 'vitest';
import { ConnectionRegistry } from '../connection-registry.ts';
import { DeskHealth } from './desk-health.ts';

function watched() {
  let nowMs = 1_000_000;
  let isUp = true;
  const registry = new ConnectionRegistry(() => nowMs);
  const health = new DeskHealth({ isEngineUp: () => isUp, registry, nowMs: () => nowMs });
  const down = async () => {
    const answers = await Promise.all(health.checks().map(async ({ part, check }) => [part, await check()] as const));
    return Object.fromEntries(answers.filter(([, reason]) => reason !== null));
  };
  return {
    health,
    registry,
    down,
    pass: (ms: number) => {
      nowMs += ms;
    },
    stop: () => {
      isUp = false;
    },
  };
}

test('nothing is down on a desk that works, or has no vendor yet', async () => {
  const { health, down, pass } = watched();
  pass(9_000);
  health.hear(0);
  pass(9_000);
  expect(await down()).toEqual({});
});

test('an engine that fell over, and one that hangs, are down', async () => {
  const { down, pass, stop } = watched();
  pass(25_000);
  expect(await down()).toEqual({ 'trading engine': 'it has said nothing for 25 s' });
  stop();
  expect(await down()).toEqual({ 'trading engine': 'it is starting again' });
});

test('a journal that waits for the disk is down until it is written', async () => {
  const { health, down } = watched();
  health.hear(7_200);
  expect(await down()).toEqual({ journal: 'it has been waiting for the disk for 7 s' });
  health.hear(0);
  expect(await down()).toEqual({});
});

test('market data is down when no vendor is left', async () => {
  const { registry, down } = watched();
  const report = { is_provider_in_catastrophic_failure_mode: false };
  registry.reportVendor({ name: 'ONE', status: 2, ...report });
  registry.reportVendor({ name: 'TWO', status: 0, ...report });
  expect(await down()).toEqual({});
  registry.reportVendor({ name: 'ONE', status: 0, ...report });
  expect(await down()).toEqual({ 'market data': 'none of ONE, TWO is connected' });
});
