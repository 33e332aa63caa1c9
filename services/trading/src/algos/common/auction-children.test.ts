import { describe, expect, it } from 'vitest';
import { algoInput, atMinute, type InputOverrides, openChild, TEST_VENUES } from '../testing/algo-input.ts';
import { auctionChildren, childrenFor, frozenChildren, joinsAuction } from './auction-children.ts';

const inCall = (overrides: InputOverrides = {}) =>
  algoInput({
    nowMs: atMinute(386),
    totalLots: 1000,
    ...overrides,
    market: { phase: 'closing-auction', ...overrides.market },
  });

const moc = openChild({ slot: 'moc', kind: 'closing-auction', venue: 'XAUC', lots: 400, limitTicks: null });
const closing = (input: ReturnType<typeof algoInput>, lots = 500) =>
  auctionChildren(input, { opening: null, closing: lots });

describe('children for the auctions', () => {
  it('go in when the market stops, at the auction venue', () => {
    expect(closing(algoInput({ nowMs: atMinute(384) }))).toEqual([]);
    expect(closing(inCall())).toMatchObject([
      { slot: 'moc', kind: 'closing-auction', venue: 'XAUC', lots: 500, limitTicks: null },
    ]);
  });

  it('carry the limit and never exceed what is left', () => {
    expect(closing(inCall({ limitTicks: 10_003, filledLots: 900 }))).toMatchObject([{ lots: 100, limitTicks: 10_003 }]);
  });

  it('respect the entry cut-off', () => {
    expect(closing(inCall({ nowMs: atMinute(389) - 1 }))).toHaveLength(1);
    expect(closing(inCall({ nowMs: atMinute(389) }))).toEqual([]);
  });

  it('stay as they are in the freeze, whatever is wished', () => {
    const frozen = inCall({ nowMs: atMinute(388), openChildren: [moc] });
    expect(closing(frozen, 100)).toMatchObject([{ lots: 400 }]);
    expect(frozenChildren(frozen)).toMatchObject([{ slot: 'moc', lots: 400 }]);
    expect(frozenChildren(inCall({ openChildren: [moc] }))).toEqual([]);
  });

  it('grow by a second child, which is possible in the freeze too, and shrink by a replace before it', () => {
    const more = [
      { slot: 'moc', lots: 400 },
      { slot: 'moc-more', lots: 100 },
    ];
    expect(closing(inCall({ openChildren: [moc] }))).toMatchObject(more);
    expect(closing(inCall({ openChildren: [moc], nowMs: atMinute(388) }))).toMatchObject(more);
    expect(closing(inCall({ openChildren: [moc], nowMs: atMinute(389) }))).toMatchObject([{ slot: 'moc', lots: 400 }]);
    expect(closing(inCall({ openChildren: [moc] }), 300)).toMatchObject([{ slot: 'moc', lots: 300 }]);
  });

  it('follow a new limit before the freeze', () => {
    expect(closing(inCall({ openChildren: [moc], limitTicks: 10_010 }), 400)).toMatchObject([
      { slot: 'moc', lots: 400, limitTicks: 10_010 },
    ]);
  });

  it('are left alone when an imbalance changes the wish a little, unless the order must finish', () => {
    expect(closing(inCall({ openChildren: [moc] }), 430)).toMatchObject([{ lots: 400 }]);
    expect(closing(inCall({ openChildren: [moc], parameters: { mustFinish: true } }), 430)).toMatchObject([
      { lots: 400 },
      { lots: 30 },
    ]);
  });

  it('wait until what worked the market is out', () => {
    const openChildren = [openChild({ isCancelPending: true })];
    expect(closing(inCall({ openChildren }))).toEqual([]);
    expect(closing(inCall({ openChildren, nowMs: atMinute(389) - 5_000 }))).toHaveLength(1);
  });

  it('need times that reach the uncross, and a venue', () => {
    expect(joinsAuction(inCall({ parameters: { endMs: atMinute(389) } }), 'closing')).toBe(false);
    expect(joinsAuction(inCall({ parameters: { startMs: atMinute(1) } }), 'opening')).toBe(false);
    expect(joinsAuction(inCall(), 'opening')).toBe(true);
    const venues = TEST_VENUES.filter(({ kind }) => kind !== 'auction');
    expect(closing(inCall({ venues }))).toEqual([]);
  });

  it('hold a hard cap against what the auction should trade', () => {
    // A tenth of 9 % of a million lots.
    const capped = inCall({ totalLots: 20_000, parameters: { volumeCap: 0.1 } });
    expect(closing(capped, 20_000)).toMatchObject([{ lots: 9_000 }]);
  });

  it('go into the opening auction before the open', () => {
    const early = algoInput({ nowMs: atMinute(-3), market: { phase: 'opening-auction' } });
    expect(childrenFor(early, 'opening', 100, -Infinity)).toMatchObject([
      { slot: 'moo', kind: 'opening-auction', lots: 100 },
    ]);
    expect(childrenFor(algoInput(), 'opening', 100, -Infinity)).toEqual([]);
  });
});
