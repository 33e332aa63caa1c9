import { describe, expect, it } from 'vitest';
import { auctionCutOffMs } from '../../market/session-calendar.ts';
import type { Parent, Plan } from '../state/parent.ts';
import { openTestDesk } from '../testing/test-desk.ts';
import { TEST_DAY } from '../testing/test-market.ts';
import { auctionWaitUntilMs } from './auction-wait.ts';

async function orderWith(algo: string, plan: Partial<Plan>): Promise<readonly [Parent, Plan]> {
  const desk = await openTestDesk();
  const { id } = await desk.newOrder();
  const parent = desk.parent(id);
  if (parent.route === null || parent.plan === null) throw new Error('the order works');
  const none = { heldBackBy: null, openAuctionLots: null, closeAuctionLots: null };
  return [
    { ...parent, route: { ...parent.route, algo } },
    { ...parent.plan, ...none, ...plan },
  ];
}

const waitOf = ([parent, plan]: readonly [Parent, Plan]) => auctionWaitUntilMs(parent, plan, TEST_DAY);

describe('waiting for an auction', () => {
  it.each([
    ['moo', 'opening'],
    ['moc', 'closing'],
    ['close', 'closing'],
  ] as const)('is what %s does until the %s auction takes no more orders', async (algo, auction) => {
    expect(waitOf(await orderWith(algo, {}))).toBe(auctionCutOffMs(TEST_DAY, auction));
  });

  it('is what any order does whose auction part alone is left', async () => {
    expect(waitOf(await orderWith('vwap', { closeAuctionLots: 1_000 }))).toBe(auctionCutOffMs(TEST_DAY, 'closing'));
    expect(waitOf(await orderWith('vwap', { closeAuctionLots: 999 }))).toBeNull();
    expect(waitOf(await orderWith('vwap', {}))).toBeNull();
  });

  it('is no excuse for an order that cannot reach the auction', async () => {
    expect(waitOf(await orderWith('moc', { heldBackBy: 'destination down' }))).toBeNull();
    expect(waitOf(await orderWith('moc', { heldBackBy: 'auction only' }))).not.toBeNull();
  });
});
