import { describe, expect, it } from 'vitest';
import { algoInput, atMinute, TEST_DAY, TEST_INSTRUMENT, TEST_MARKET } from '../algos/testing/algo-input.ts';
import type { RouteRequest } from '../kernel/ports.ts';
import type { OrderTerms } from '../kernel/state/parent.ts';
import { VENUES } from '../demo/universe/venues.ts';
import { ArmBeliefs } from './arm-beliefs.ts';
import { DEMO_CONFIGURATION } from '../demo/routing/demo-configuration.ts';
import { DeskRouter, type DeskRouterOptions } from './desk-router.ts';
import { VenueExperience } from './venue-experience.ts';

const TERMS: OrderTerms = {
  clientId: 'C',
  clientOrderId: 'C-1',
  account: 'ALDGATE',
  allocAccount: 'ALDGATE-CORE',
  traderId: 'JKERR',
  listName: null,
  instrument: 0,
  side: 'BUY',
  orderType: 'MARKET',
  limitTicks: null,
  quantityLots: 10_000,
  minimumLots: null,
  timeInForce: 'DAY',
  description: null,
  strategy: {
    strat: 'Size and spread switch',
    strategyParameters: '{"strat":"Size and spread switch","st":"-1","et":"0","mf":false}',
    startTime: '-1',
    endTime: '0',
    mustFinish: false,
    partRate: null,
    volumeCap: null,
  },
};

const request = (terms: Partial<OrderTerms> = {}): RouteRequest => ({
  parentId: 7,
  terms: { ...TERMS, ...terms },
  instrument: TEST_INSTRUMENT,
  market: TEST_MARKET,
  day: TEST_DAY,
  nowMs: atMinute(60),
});

const withStrategy = (strat: string, more: object = {}) => {
  const strategyParameters = JSON.stringify({ strat, st: '-1', et: '0', mf: false, ...more });
  return request({ strategy: { ...TERMS.strategy, strat, strategyParameters } });
};

const router = (overrides: Partial<DeskRouterOptions> = {}) =>
  new DeskRouter({
    configuration: () => DEMO_CONFIGURATION,
    statusOf: () => 2,
    statusVersion: () => 0,
    beliefs: new ArmBeliefs(),
    experience: new VenueExperience(VENUES.map(({ mic, toxicity }) => [mic, toxicity])),
    venues: VENUES,
    usdPer: () => 1,
    seed: 1,
    ...overrides,
  });

describe('desk router', () => {
  it('refuses a time in force that the strategy would not keep', () => {
    const reason = 'IOC is for child orders: a strategy works an order over time.';
    expect(router().route(request({ timeInForce: 'IOC' }))).toEqual({ kind: 'refused', reason });
    expect(router().route(request({ timeInForce: 'GTC' })).kind).toBe('routed');
  });

  it.each([
    ['moo', -2, 'The opening auction of TEST takes no more orders'],
    ['moo', 0, 'The opening auction of TEST is over: use MOC'],
    ['moo', 240, 'The opening auction of TEST is over: use MOC'],
    ['moc', 389, 'The closing auction of TEST takes no more orders: use GTC'],
  ])(
    '[OL34] a %s order %i minutes after the open is not taken, because its auction does not come',
    (strat, minute, reason) => {
      // A minute before the open nothing more is taken.
      const nowMs = atMinute(minute) + (minute < 0 ? 60_000 : 0);
      const asked = { ...withStrategy(strat), nowMs };
      expect(router().route(asked)).toEqual({ kind: 'refused', reason: expect.stringContaining(reason) as string });
      const tomorrow = { ...asked, terms: { ...asked.terms, timeInForce: 'GTC' as const } };
      expect(router().route(tomorrow)).not.toMatchObject({ reason: expect.stringContaining('auction') as string });
    },
  );

  it.each([
    ['moo', -3, {}],
    ['moc', 388, {}],
  ])('[OL34] takes a %s order %i minutes after the open', (strat, minute, more) => {
    expect(router().route({ ...withStrategy(strat, more), nowMs: atMinute(minute) }).kind).toBe('routed');
  });

  it('[OL34] does not take a MOC order whose start time is after the last entry of its auction', () => {
    const late = withStrategy('moc', { st: String(TEST_DAY.closeMs - 30_000) });
    expect(router().route(late)).toMatchObject({
      kind: 'refused',
      reason: 'MOC starts too late for the closing auction of TEST: set an earlier start time.',
    });
  });

  it('resolves the order down to parameters, with its way explained', () => {
    const decision = router().route(request());
    // 1 % of ADV and a spread of 1.5 bps: no rule holds, and the desk's default is a VWAP with a cap of a fifth.
    expect(decision).toMatchObject({
      kind: 'routed',
      route: {
        algo: 'vwap',
        groupName: 'Size and spread switch',
        settingName: 'Desk default v2',
        parameters: { volumeCap: 0.2, startMs: atMinute(60), endMs: TEST_DAY.closeMs, mustFinish: true },
      },
    });
    const words = decision.kind === 'routed' ? decision.route.explanation.split('\n') : [];
    expect(words[0]).toBe('Group Size and spread switch (conditional, ALDGATE).');
    expect(words).toContain('No rule holds: Desk default is used.');
    expect(words).toContain('XNAS through ALGO-DMA-1, priority 1.');
  });

  it('follows size and time by the exchange clock', () => {
    const big = router().route(request({ quantityLots: 60_000 }));
    expect(big).toMatchObject({ route: { algo: 'pov', settingName: 'POV 10% adaptive' } });
    const late = { ...request(), nowMs: atMinute(365) };
    expect(router().route(late)).toMatchObject({ route: { algo: 'close', settingName: 'Late close' } });
  });

  it('draws the same arm for the same order', () => {
    const asked = withStrategy('POV bandit Q4');
    expect(router().route(asked)).toEqual(router().route(asked));
  });

  it('keeps the minimum quantity of the order', () => {
    expect(router().route(request({ minimumLots: 500 }))).toMatchObject({
      route: { parameters: { minimumLots: 500 } },
    });
  });

  it('refuses in words', () => {
    expect(router().route(withStrategy('pov_desk', { pr: 90 }))).toEqual({
      kind: 'refused',
      reason: 'Participation rate must be from 0.5 to 50.',
    });
    expect(router().route(withStrategy('magic'))).toMatchObject({ kind: 'refused' });
  });

  it('knows the venues of the moment', () => {
    const experience = new VenueExperience([['SGMX', 0.05]]);
    experience.sawDarkOrder('SGMX', 0, { submitted: 10, filled: 4 });
    experience.sawFirmUp('BIDS', true, 0);
    let down = '';
    let version = 0;
    const desk = router({ experience, statusOf: (name) => (name === down ? 0 : 2), statusVersion: () => version });
    const venues = () => new Map(desk.venuesFor(TERMS, TEST_INSTRUMENT).map((venue) => [venue.venue, venue]));
    expect(venues().get('SGMX')).toMatchObject({ kind: 'dark', toxicity: 0.05, fills: [{ submitted: 10, filled: 4 }] });
    expect(venues().get('BIDS')?.firmUps).toEqual({ invitations: 1, firmUps: 1 });
    expect(venues().get('XNAS')).toMatchObject({ kind: 'lit', destination: 'ALGO-DMA-1', isUp: true });
    down = 'ALGO-DMA-1';
    version += 1;
    expect(venues().get('XNAS')).toMatchObject({ destination: 'ALGO-DMA-2', isUp: true });
  });

  it('leaves out destinations that the order was told not to use', () => {
    const desk = router();
    const ways = (avoided: readonly string[]) =>
      desk.venuesFor(TERMS, TEST_INSTRUMENT, null, avoided).find(({ venue }) => venue === 'XNAS');
    expect(ways([])).toMatchObject({ destination: 'ALGO-DMA-1', isUp: true });
    expect(ways(['ALGO-DMA-1'])).toMatchObject({ destination: 'ALGO-DMA-2', isUp: true });
    expect(ways([])).toMatchObject({ destination: 'ALGO-DMA-1', isUp: true });
  });

  it('gives algorithms venues they can use', () => {
    const venues = router().venuesFor(TERMS, TEST_INSTRUMENT);
    expect(algoInput({ venues }).venues.map(({ kind }) => kind)).toEqual([
      'lit',
      'dark',
      'dark',
      'conditional',
      'auction',
    ]);
  });
});

describe('experience of venues', () => {
  it('is bounded and follows what it sees', () => {
    const experience = new VenueExperience([]);
    for (let index = 0; index < 100; index += 1) {
      experience.sawDarkOrder('SGMX', 1, { submitted: index, filled: 0 });
      experience.sawFirmUp('BIDS', index % 2 === 0, index);
      experience.sawMarkout('CRSX', 1);
    }
    expect(experience.fillsOf('SGMX', 1)).toHaveLength(40);
    expect(experience.fillsOf('SGMX', 1).at(-1)).toEqual({ submitted: 99, filled: 0 });
    expect(experience.firmUpsOf('BIDS')).toEqual({ invitations: 50, firmUps: 25 });
    experience.forgetFirmUpsBefore(90);
    expect(experience.firmUpsOf('BIDS')).toEqual({ invitations: 10, firmUps: 5 });
    expect(experience.toxicityOf('CRSX')).toBeGreaterThan(0.8);
    experience.sawMarkout('CRSX', Number.NaN);
    expect(experience.toxicityOf('CRSX')).toBeLessThan(1);
    for (let instrument = 0; instrument < 5_000; instrument += 1) {
      experience.sawDarkOrder('SGMX', instrument + 10, { submitted: 1, filled: 1 });
    }
    expect(experience.fillsOf('SGMX', 1)).toEqual([]);
    expect(experience.fillsOf('SGMX', 5_009)).toHaveLength(1);
  });
});

describe('beliefs about arms', () => {
  it('are learned, and come back from storage', () => {
    const beliefs = new ArmBeliefs();
    for (let index = 0; index < 20; index += 1) beliefs.observe('G', 'a', 12);
    expect(beliefs.of('G', 'a').mean).toBeGreaterThan(11);
    expect(beliefs.of('G', 'b').mean).toBe(0);
    expect(new ArmBeliefs(beliefs.entries()).of('G', 'a')).toEqual(beliefs.of('G', 'a'));
  });
});
