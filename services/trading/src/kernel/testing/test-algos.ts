import type { AlgoDecision, AlgoInput, AlgoParameters, WantedChild } from '../algo.ts';
import type { AlgoRunner, Router } from '../ports.ts';
import type { JsonValue } from '../state/json-value.ts';
import { TEST_DAY } from './test-market.ts';

export type TestAlgo = (input: AlgoInput) => readonly WantedChild[];

export function wantedChild(input: AlgoInput, overrides: Partial<WantedChild> = {}): WantedChild {
  return {
    slot: 'touch',
    instrument: input.instrument.index,
    side: input.side,
    venue: input.instrument.venues[0] ?? 'XNAS',
    destination: 'ALGO-DMA-1',
    kind: 'limit',
    timeInForce: 'DAY',
    lots: Math.min(100, input.totalLots - input.filledLots),
    limitTicks: input.market.bidTicks,
    minimumLots: 0,
    displayLots: 0,
    tactic: 'join-touch',
    ...overrides,
  };
}

/** One child of up to 100 lots at the bid. */
export const pegAlgo: TestAlgo = (input) => [wantedChild(input)];

/** Up to three children of random size and price, different at every look; invitations are taken up. */
export const restlessAlgo: TestAlgo = (input) => {
  const children = ['a', 'b', 'c']
    .filter(() => input.random() < 0.7)
    .map((slot) =>
      wantedChild(input, {
        slot,
        venue: slot === 'c' ? 'BIDS' : 'XNAS',
        kind: slot === 'c' ? 'conditional' : 'limit',
        lots: 1 + Math.floor(input.random() * 60),
        limitTicks: 9_990 + Math.floor(input.random() * 4),
      }),
    );
  const firmUps = input.invitations.map(({ childId, venue, lots }) =>
    wantedChild(input, { slot: `firm-${childId}`, venue, lots, kind: 'firm-up', limitTicks: null }),
  );
  return [...firmUps, ...children];
};

/** The two legs of a spread, each for itself. */
export const leggingAlgo: TestAlgo = (input) =>
  (input.legs ?? []).map(({ instrument, filledLots }, index) =>
    wantedChild(input, {
      slot: `leg${index}`,
      instrument: instrument.index,
      side: index === 0 ? input.side : input.side === 1 ? -1 : 1,
      lots: Math.max(0, Math.min(5, input.totalLots - filledLots)),
      limitTicks: 20_000,
    }),
  );

/** Rests a conditional, and firms up when it is invited. */
export const blockAlgo: TestAlgo = (input) => {
  const at = { venue: 'BIDS', limitTicks: null };
  const sent = input.openChildren.find(({ kind }) => kind === 'firm-up');
  if (sent !== undefined) return [wantedChild(input, { ...sent })];
  const [invited] = input.invitations;
  if (invited === undefined)
    return [wantedChild(input, { ...at, slot: 'block', kind: 'conditional', lots: input.totalLots })];
  const firm = { slot: `firm-${invited.childId}`, kind: 'firm-up', timeInForce: 'IOC', lots: invited.lots } as const;
  return [wantedChild(input, { ...at, ...firm })];
};

const ALGOS: Readonly<Record<string, TestAlgo>> = {
  peg: pegAlgo,
  restless: restlessAlgo,
  legging: leggingAlgo,
  block: blockAlgo,
  idle: () => [],
  broken: () => {
    throw new Error('division by zero');
  },
};

function decisionOf(input: AlgoInput, wanted: readonly WantedChild[], asked: number): AlgoDecision<JsonValue> {
  return {
    wanted,
    goalLots: Math.round(input.totalLots / 2),
    ceilingLots: input.totalLots,
    floorLots: 0,
    currentTargetRate: null,
    adaptiveRate: null,
    openAuctionLots: null,
    closeAuctionLots: null,
    isVolumeCapConstrained: false,
    heldBackBy: null,
    microstrategy: { step: wanted.length === 0 ? 'idle' : 'join-touch', reason: 'as the test says' },
    state: { asked },
    wakeMs: input.nowMs + 1_000,
  };
}

export const testAlgoRunner: AlgoRunner = {
  has: (algo) => Object.hasOwn(ALGOS, algo),
  initial: () => ({ asked: 0 }),
  decide: (algo, input, state) => {
    const asked = typeof state === 'object' && state !== null && 'asked' in state ? Number(state.asked) : 0;
    return decisionOf(input, ALGOS[algo]?.(input) ?? [], asked + 1);
  },
};

export function testParameters(overrides: Partial<AlgoParameters> = {}): AlgoParameters {
  return {
    startMs: TEST_DAY.openMs,
    endMs: TEST_DAY.closeMs,
    participationRate: null,
    volumeCap: null,
    isVolumeCapSoft: false,
    mustFinish: false,
    urgency: 'medium',
    isDarkAllowed: true,
    iWouldTicks: null,
    isAdaptive: false,
    openAuctionLots: null,
    closeAuctionLots: null,
    displayLots: 0,
    minimumLots: 0,
    minimumChildLots: 1,
    ...overrides,
  };
}

/** The strategy's name is the algorithm's; a start or end time in milliseconds is taken as it is. */
export const testRouter: Router = {
  route: ({ terms, nowMs, day }) => {
    const { strat, startTime, endTime } = terms.strategy;
    if (strat === 'refused') return { kind: 'refused', reason: 'No strategy setting fits.' };
    const startMs = Number(startTime) > 1_000 ? Number(startTime) : nowMs;
    const endMs = Number(endTime) > 1_000 ? Number(endTime) : day.closeMs;
    const parameters = testParameters({ startMs, endMs });
    const explanation = `${strat} from ${startTime} to ${endTime}`;
    return { kind: 'routed', route: { algo: strat, parameters, settingName: 'test', groupName: null, explanation } };
  },
  venuesFor: () => [],
  isLeftAlone: () => false,
  preferredFor: () => null,
};
