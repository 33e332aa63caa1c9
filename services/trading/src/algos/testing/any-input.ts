import * as fc from 'fast-check';
import type { AlgoInput, OpenChild } from '../../kernel/algo.ts';
import { algoInput, atMinute, openChild, TEST_DAY, TEST_INSTRUMENT, TEST_VENUES, venuesWith } from './algo-input.ts';

const fraction = fc.option(fc.integer({ min: 1, max: 60 }).map((percent) => percent / 100));
/** Mostly inside the session, and often close to its ends. */
const momentMinutes = fc
  .oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 385 * 60 }) },
    { weight: 1, arbitrary: fc.integer({ min: -8 * 60, max: 60 }) },
    { weight: 2, arbitrary: fc.integer({ min: 384 * 60, max: 392 * 60 }) },
  )
  .map((second) => second / 60);
const lots = fc.integer({ min: 1, max: 20_000 });

const market = fc
  .record({
    bid: fc.integer({ min: 9_900, max: 10_100 }),
    spread: fc.integer({ min: 1, max: 6 }),
    bidLots: fc.nat(5_000),
    askLots: fc.nat(5_000),
    missing: fc.constantFrom(...Array.from({ length: 12 }, () => 'none'), 'bid', 'ask', 'both'),
    auction: fc.option(
      fc.record({ pairedLots: fc.nat(90_000), imbalanceLots: fc.integer({ min: -50_000, max: 50_000 }) }),
    ),
    dayLots: fc.nat(2_000_000),
  })
  .map(({ bid, spread, bidLots, askLots, missing, auction, dayLots }) => ({
    bidTicks: missing === 'bid' || missing === 'both' ? null : bid,
    askTicks: missing === 'ask' || missing === 'both' ? null : bid + spread,
    bidLots,
    askLots,
    dayLots,
    auction: auction === null ? null : { ...auction, indicativeTicks: bid },
  }));

const parameters = fc.record({
  /** Of the moment: most orders are under way. */
  start: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: -390, max: 0 }) }, fc.integer({ min: -390, max: 390 })),
  duration: fc.oneof({ weight: 3, arbitrary: fc.constant(800) }, fc.integer({ min: 1, max: 400 })),
  participationRate: fraction,
  volumeCap: fraction,
  isVolumeCapSoft: fc.boolean(),
  mustFinish: fc.boolean(),
  urgency: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
  isDarkAllowed: fc.boolean(),
  iWouldTicks: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.integer({ min: 9_900, max: 10_100 })),
  isAdaptive: fc.boolean(),
  openAuctionLots: fc.option(fc.nat(5_000)),
  closeAuctionLots: fc.option(fc.nat(5_000)),
  displayLots: fc.nat(500),
  minimumLots: fc.nat(300),
  minimumChildLots: fc.nat(300),
});

function timesOf(minute: number, start: number, duration: number) {
  const startMs = Math.round(atMinute(minute + start));
  return { startMs, endMs: Math.max(startMs + 1, Math.min(TEST_DAY.closeMs, startMs + duration * 60_000)) };
}

const KINDS = ['limit', 'mid-peg', 'conditional', 'firm-up', 'opening-auction', 'closing-auction'] as const;
const SLOTS: Readonly<Record<(typeof KINDS)[number], readonly string[]>> = {
  limit: ['work', 'sweep', 'old'],
  'mid-peg': ['work', 'dark-SGMX', 'dark-CRSX'],
  conditional: ['conditional-BIDS'],
  'firm-up': ['firm-up-BIDS'],
  'opening-auction': ['moo'],
  'closing-auction': ['moc'],
};
const VENUE_OF = {
  limit: 'XNAS',
  'mid-peg': 'SGMX',
  conditional: 'BIDS',
  'firm-up': 'BIDS',
  'opening-auction': 'XAUC',
  'closing-auction': 'XAUC',
};

const childShape = fc.record({
  kind: fc.constantFrom(...KINDS),
  slot: fc.nat(2),
  lots: fc.integer({ min: 1, max: 3_000 }),
  filled: fc.nat(100),
  limitTicks: fc.option(fc.integer({ min: 9_900, max: 10_100 })),
  isCancelPending: fc.boolean(),
  age: fc.nat(60_000),
  isTaking: fc.boolean(),
});

const venues = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: TEST_VENUES.length, maxLength: TEST_VENUES.length })
  .map((draws) =>
    venuesWith((venue) => ({
      isUp: draws[TEST_VENUES.indexOf(venue)] !== 0,
      fills: venue.venue === 'SGMX' ? [{ submitted: 50, filled: 20 }] : [],
    })),
  );

/** Any state of any order: one child per slot, never more open than left, as the kernel ensures. */
export const anyInput: fc.Arbitrary<AlgoInput> = fc
  .record({
    minute: momentMinutes,
    side: fc.constantFrom(1 as const, -1 as const),
    market,
    parameters,
    totalLots: lots,
    doneShare: fc.double({ min: 0, max: 1, noNaN: true }).map((share) => share * share),
    auctionShare: fc.constantFrom(0, 0, 0.1),
    limitTicks: fc.option(fc.integer({ min: 9_950, max: 10_050 }), { freq: 2 }),
    isTradingOn: fc.integer({ min: 0, max: 9 }).map((draw) => draw > 0),
    isMarketLive: fc.integer({ min: 0, max: 9 }).map((draw) => draw > 0),
    others: fc.nat(500_000),
    recentShare: fc.double({ min: 0, max: 1, noNaN: true }),
    children: fc.oneof(fc.constant([]), fc.array(childShape, { maxLength: 5 })),
    invited: fc.option(fc.integer({ min: 1, max: 5_000 }), { freq: 1 }),
    venues,
    unit: fc.double({ min: 0, max: 0.999, noNaN: true }),
  })
  .map((shape) => {
    const { totalLots, side } = shape;
    const { start, duration, ...rest } = shape.parameters;
    const filledLots = Math.floor(totalLots * shape.doneShare);
    const inAuctions = Math.floor(filledLots * shape.auctionShare);
    const own = filledLots - inAuctions;
    const nowMs = Math.round(atMinute(shape.minute));
    const openChildren: OpenChild[] = [];
    let left = totalLots - filledLots;
    for (const [index, child] of shape.children.entries()) {
      const { kind } = child;
      const slot = SLOTS[kind][child.slot % SLOTS[kind].length] ?? 'work';
      const leaves = kind === 'conditional' ? child.lots : Math.min(child.lots, left);
      if (leaves < 1 || openChildren.some((open) => open.slot === slot)) continue;
      if (kind !== 'conditional') left -= leaves;
      openChildren.push(
        openChild({
          childId: index + 1,
          slot,
          side,
          kind,
          venue: VENUE_OF[kind],
          timeInForce: kind === 'firm-up' || (kind === 'limit' && child.isTaking) ? 'IOC' : 'DAY',
          lots: leaves + child.filled,
          filledLots: child.filled,
          limitTicks: kind === 'limit' ? (child.limitTicks ?? 10_000) : child.limitTicks,
          isCancelPending: child.isCancelPending,
          sentMs: nowMs - child.age,
        }),
      );
    }
    return algoInput({
      nowMs,
      side,
      market: { ...shape.market, phase: phaseAt(shape.minute) },
      parameters: { ...rest, ...timesOf(shape.minute, start, duration) },
      totalLots,
      filledLots,
      auctionFilledLots: { opening: inAuctions, closing: 0 },
      limitTicks: shape.limitTicks,
      isTradingOn: shape.isTradingOn,
      isMarketLive: shape.isMarketLive,
      volumeSinceStart: shape.others + own,
      ownVolumeSinceStart: own,
      volumeLast5Minutes: Math.floor(shape.others * shape.recentShare) + own,
      ownVolumeLast5Minutes: own,
      openChildren,
      invitations:
        shape.invited === null
          ? []
          : [{ childId: 99, venue: 'BIDS', destination: 'ALGO-DMA-1', lots: shape.invited, untilMs: nowMs + 400 }],
      venues: shape.venues,
      random: () => shape.unit,
      instrument: TEST_INSTRUMENT,
    });
  });

function phaseAt(minute: number): AlgoInput['market']['phase'] {
  if (minute < -5 || minute >= 390) return 'closed';
  if (minute < 0) return 'opening-auction';
  return minute < 385 ? 'continuous' : 'closing-auction';
}
