import { describe, expect, it } from 'vitest';
import { INITIAL_ALGO_STATE } from '../algo-state.ts';
import { algoInput, atMinute, type InputOverrides, openChild, venuesWith } from '../testing/algo-input.ts';
import { dayReport } from '../testing/day-report.ts';
import { dark } from './dark.ts';
import { lqseek } from './lqseek.ts';

const seek = (overrides: InputOverrides = {}) => lqseek.decide(algoInput(overrides), INITIAL_ALGO_STATE);
const stay = (overrides: InputOverrides = {}) => dark.decide(algoInput(overrides), INITIAL_ALGO_STATE);
const volume = { volumeSinceStart: 9_000, volumeLast5Minutes: 9_000 };
const invitation = { childId: 9, venue: 'BIDS', destination: 'ALGO-DMA-1', lots: 9_500, untilMs: atMinute(60) + 500 };
const kinds = (decision: ReturnType<typeof seek>) => decision.wanted.map(({ kind }) => kind);

describe('Liquidity seeking', () => {
  it('rests in dark and conditional venues', () => {
    const decision = seek();
    expect(kinds(decision)).toEqual(['mid-peg', 'mid-peg', 'conditional']);
    expect(decision.microstrategy).toEqual({ step: 'dark', reason: 'Resting at the mid in SGMX, CRSX and BIDS' });
  });

  it('takes from the lit book while the spread is as tight as usual, at a modest rate', () => {
    const decision = seek({ ...volume, market: { askTicks: 10_000 } });
    expect(decision.wanted[0]).toMatchObject({ kind: 'limit', timeInForce: 'IOC', lots: 1_000, limitTicks: 10_000 });
    expect(decision.microstrategy.reason).toContain('The spread is tight');
  });

  it('joins the touch while the spread is wide', () => {
    expect(seek({ ...volume, market: { askTicks: 10_004 } }).wanted[0]).toMatchObject({
      limitTicks: 9_999,
      timeInForce: 'DAY',
    });
  });

  it('answers an invitation by clearing what overlaps, then firming up, then resting again', () => {
    const resting = openChild({ slot: 'dark-SGMX', kind: 'mid-peg', venue: 'SGMX', lots: 642, limitTicks: null });
    const clearing = seek({ invitations: [invitation], openChildren: [resting] });
    expect(clearing.wanted).toEqual([]);
    expect(clearing.microstrategy.reason).toContain('Invited by BIDS');
    const waiting = seek({ invitations: [invitation], openChildren: [{ ...resting, isCancelPending: true }] });
    expect(waiting.wanted).toEqual([]);
    const firm = seek({ invitations: [invitation] });
    expect(firm.wanted).toMatchObject([{ kind: 'firm-up', venue: 'BIDS', lots: 9_500 }]);
    expect(firm.microstrategy.reason).toBe('Firms up at BIDS');
    expect(kinds(seek({ filledLots: 9_500 }))).toEqual(['mid-peg']);
    expect(kinds(seek())).toContain('conditional');
  });

  it('leaves out a venue under 70 % firm-ups, and says so', () => {
    const firmUps = { invitations: 20, firmUps: 13 };
    const venues = venuesWith(({ venue }) => (venue === 'BIDS' ? { firmUps } : {}));
    const decision = seek({ venues });
    expect(kinds(decision)).toEqual(['mid-peg', 'mid-peg']);
    expect(decision.microstrategy.reason).toContain('leaves out BIDS, which invites and does not trade');
  });

  it('takes all at its I-would price', () => {
    expect(seek({ parameters: { iWouldTicks: 10_001 } }).wanted[0]).toMatchObject({ slot: 'sweep', lots: 10_000 });
  });

  it('says what holds it back', () => {
    expect(seek({ limitTicks: 9_000 }).heldBackBy).toBe('limit away');
    expect(seek({ parameters: { volumeCap: 0.1 } }).heldBackBy).toBe('volume cap');
    // A tenth of what others traded is less than a dark venue should fill at once.
    expect(stay({ volumeSinceStart: 900, parameters: { volumeCap: 0.1 } })).toMatchObject({
      wanted: [],
      heldBackBy: 'volume cap',
      microstrategy: { reason: 'At its volume cap: waiting for other volume' },
    });
    expect(seek({ venues: [] }).heldBackBy).toBe('destination down');
    expect(seek({ market: { bidTicks: null } }).heldBackBy).toBe('no market data');
  });
});

describe('Dark', () => {
  it('never shows itself on a lit venue, not even at an I-would price', () => {
    const decision = stay({ ...volume, parameters: { iWouldTicks: 10_001 } });
    expect(kinds(decision)).toEqual(['mid-peg', 'mid-peg', 'conditional']);
  });

  it('finds nothing where all dark venues are toxic', () => {
    const venues = venuesWith(({ kind }) => ({ toxicity: 2, isUp: kind !== 'conditional' }));
    expect(stay({ venues })).toMatchObject({ wanted: [], heldBackBy: 'no liquidity' });
  });
});

describe('over a simulated day', () => {
  it.each(['a', 'b'])('liquidity seeking fills in the dark, by blocks and a little on lit venues: %s', (seed) => {
    const { day, filledLots, reasons } = dayReport({
      algo: lqseek,
      side: 1,
      lots: 100_000,
      seed,
      invitationChance: 0.02,
    });
    const { ledger } = day;
    expect(filledLots).toBe(100_000);
    expect(ledger.filledBy('mid-peg')).toBeGreaterThan(5_000);
    expect(ledger.filledBy('firm-up')).toBeGreaterThan(10_000);
    expect(ledger.filledBy('limit')).toBeGreaterThan(0);
    expect(reasons).toContain('Firms up at BIDS');
  });

  it('is never overfilled, however the invitations fall', () => {
    for (const seed of ['p', 'q', 'r', 's']) {
      expect(
        dayReport({ algo: dark, side: -1, lots: 7_777, seed, invitationChance: 0.3 }).filledLots,
      ).toBeLessThanOrEqual(7_777);
    }
  });

  it('holds a hard cap with dark and block fills counted', () => {
    const parameters = { volumeCap: 0.05 };
    const shares: number[] = [];
    const order = { algo: lqseek, side: 1, lots: 100_000, seed: 'cap', parameters, invitationChance: 0.02 } as const;
    dayReport(order, ({ filledLots, volumeSinceStart, ownVolumeSinceStart }) => {
      const others = volumeSinceStart - ownVolumeSinceStart;
      if (filledLots > 0) shares.push(filledLots / (filledLots + others));
    });
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.05);
    expect(Math.max(...shares)).toBeGreaterThan(0.03);
  });
});
