import { describe, expect, it } from 'vitest';
import { INITIAL_ALGO_STATE } from '../algo-state.ts';
import { algoInput, atMinute, openChild } from '../testing/algo-input.ts';
import { dayReport } from '../testing/day-report.ts';
import { marketOnClose, marketOnOpen } from './auction-only.ts';
import { staging } from './staging.ts';

const MOO = { startMs: atMinute(-100) };

describe('MOO and MOC', () => {
  it('put everything into their auction as soon as they may', () => {
    const early = algoInput({ nowMs: atMinute(-3), parameters: MOO, market: { phase: 'opening-auction' } });
    expect(marketOnOpen.decide(early, INITIAL_ALGO_STATE).wanted).toMatchObject([
      { kind: 'opening-auction', lots: 10_000 },
    ]);
    expect(marketOnClose.decide(algoInput({ limitTicks: 9_000 }), INITIAL_ALGO_STATE)).toMatchObject({
      wanted: [{ kind: 'closing-auction', lots: 10_000, limitTicks: 9_000 }],
      closeAuctionLots: 10_000,
      openAuctionLots: null,
    });
  });

  it('come too late after the cut-off', () => {
    const late = algoInput({ nowMs: atMinute(-0.5), parameters: MOO, market: { phase: 'opening-auction' } });
    expect(marketOnOpen.decide(late, INITIAL_ALGO_STATE)).toMatchObject({
      wanted: [],
      heldBackBy: 'auction only',
      microstrategy: { reason: 'The opening auction takes no more orders' },
    });
    expect(marketOnOpen.decide(algoInput(), INITIAL_ALGO_STATE).wanted).toEqual([]);
  });

  it('wait for their start time', () => {
    const waiting = algoInput({ parameters: { startMs: atMinute(100) } });
    expect(marketOnClose.decide(waiting, INITIAL_ALGO_STATE)).toMatchObject({
      wanted: [],
      microstrategy: { reason: 'Waiting for its start time' },
    });
  });

  it('cannot be had out of the freeze, even when auto trading is switched off', () => {
    const moc = openChild({ slot: 'moc', kind: 'closing-auction', venue: 'XAUC', lots: 10_000, limitTicks: null });
    const off = algoInput({
      nowMs: atMinute(388.5),
      openChildren: [moc],
      isTradingOn: false,
      market: { phase: 'closing-auction' },
    });
    const { wanted, microstrategy } = marketOnClose.decide(off, INITIAL_ALGO_STATE);
    expect(wanted).toMatchObject([{ slot: 'moc', lots: 10_000 }]);
    expect(microstrategy.reason).toContain('can no longer be cancelled');
    const before = algoInput({ openChildren: [moc], isTradingOn: false });
    expect(marketOnClose.decide(before, INITIAL_ALGO_STATE).wanted).toEqual([]);
  });

  it('are done in their auction on a simulated day', () => {
    const open = dayReport({ algo: marketOnOpen, side: 1, lots: 5_000, seed: 'moo', parameters: MOO });
    expect(open.day.ledger.filledBy('opening-auction')).toBe(5_000);
    const close = dayReport({ algo: marketOnClose, side: -1, lots: 5_000, seed: 'moc' });
    expect(close.day.ledger.filledBy('closing-auction')).toBe(5_000);
  });
});

describe('Staging', () => {
  it('has no children', () => {
    expect(staging.decide(algoInput(), INITIAL_ALGO_STATE)).toMatchObject({
      wanted: [],
      microstrategy: { step: 'idle', reason: 'Staged: waiting to be sent' },
    });
  });
});
