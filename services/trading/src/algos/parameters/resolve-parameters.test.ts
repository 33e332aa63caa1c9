import { describe, expect, it } from 'vitest';
import { atMinute, TEST_DAY, TEST_INSTRUMENT } from '../testing/algo-input.ts';
import { SPREAD } from '../testing/spread-input.ts';
import { type ResolveContext, resolveParameters } from './resolve-parameters.ts';

const context: ResolveContext = { day: TEST_DAY, instrument: TEST_INSTRUMENT, arrivedMs: atMinute(60) };
const resolve = (parameters: object, overrides: Partial<ResolveContext> = {}) =>
  resolveParameters(JSON.stringify(parameters), { ...context, ...overrides });
const resolved = (parameters: object, overrides: Partial<ResolveContext> = {}) => {
  const result = resolve(parameters, overrides);
  if (result.kind === 'invalid') throw new Error(result.problems.map(({ message }) => message).join());
  return result.parameters;
};
const problems = (parameters: object, overrides: Partial<ResolveContext> = {}) => {
  const result = resolve(parameters, overrides);
  return result.kind === 'invalid' ? result.problems.map(({ message }) => message) : [];
};

describe('strategy parameters', () => {
  it('keep a future out of the dark, even where the setting of the desk allows it', () => {
    const instrument = { ...TEST_INSTRUMENT, assetClass: 'FUTURE' } as const;
    expect(resolved({ strat: 'vwap', dark: true }, { instrument }).isDarkAllowed).toBe(false);
  });

  it('have defaults', () => {
    expect(resolve({ strat: 'VWAP ' })).toEqual({
      kind: 'resolved',
      strategy: 'vwap',
      parameters: {
        startMs: atMinute(60),
        endMs: TEST_DAY.closeMs,
        participationRate: null,
        volumeCap: null,
        isVolumeCapSoft: false,
        mustFinish: true,
        urgency: 'medium',
        isDarkAllowed: true,
        iWouldTicks: null,
        isAdaptive: false,
        openAuctionLots: 0,
        closeAuctionLots: null,
        displayLots: 0,
        minimumLots: 0,
        minimumChildLots: 0,
      },
    });
  });

  it('come from the short keys and the further ones', () => {
    const given = {
      strat: 'pov',
      st: '11:00',
      et: '+90',
      pr: '12.5 %',
      vc: 15,
      mf: 1,
      adaptive: 'on',
      urgency: 'High',
    };
    expect(resolved({ ...given, i_would: 99.5, moc: 500, display: 200, min_fill: 50, dark: false })).toMatchObject({
      startMs: atMinute(90),
      endMs: atMinute(180),
      participationRate: 0.125,
      volumeCap: 0.15,
      mustFinish: true,
      isAdaptive: true,
      urgency: 'high',
      iWouldTicks: 9_950,
      closeAuctionLots: 500,
      displayLots: 200,
      minimumLots: 50,
      isDarkAllowed: false,
    });
  });

  it('that a strategy decides cannot be changed, and those of others do not matter', () => {
    expect(resolved({ strat: 'vwap', mf: false, pr: 30, adaptive: true })).toMatchObject({
      mustFinish: true,
      participationRate: null,
      isAdaptive: false,
    });
    expect(resolved({ strat: 'close', et: '+10' }).endMs).toBe(TEST_DAY.closeMs);
  });

  it('count in the lots and ticks of the instrument', () => {
    const instrument = { ...TEST_INSTRUMENT, lotSize: 100 };
    expect(resolved({ strat: 'twap', moc: 500, min_child_notional: 25_000 }, { instrument })).toMatchObject({
      closeAuctionLots: 5,
      minimumChildLots: 3,
    });
    expect(problems({ strat: 'twap', moc: 550 }, { instrument })).toEqual(['MOC target must be a multiple of 100']);
    expect(problems({ strat: 'twap', i_would: 99.505 })).toEqual(['I-would price must be a multiple of 0.01']);
    expect(resolved({ strat: 'calendar-spread' }, { instrument: SPREAD }).minimumChildLots).toBe(0);
  });

  it('of an order for the opening auction begin before it', () => {
    const arrivedMs = atMinute(-9);
    expect(resolved({ strat: 'moo' }, { arrivedMs }).startMs).toBe(arrivedMs);
    expect(resolved({ strat: 'vwap', st: 0, moo: 100 }, { arrivedMs }).startMs).toBe(atMinute(-5));
    expect(resolved({ strat: 'vwap', st: 0 }, { arrivedMs }).startMs).toBe(atMinute(0));
  });

  it.each([
    [{}, 'There is no strategy given'],
    [{ strat: 'magic' }, 'There is no strategy magic'],
    [{ strat: 'pov', pr: 60 }, 'Participation rate must be from 0.5 to 50'],
    [{ strat: 'pov', pr: 0 }, 'Participation rate must be from 0.5 to 50'],
    [{ strat: 'pov', vc: 'much' }, 'Volume cap cannot be read'],
    [{ strat: 'vwap', urgency: 'extreme' }, 'Urgency cannot be read'],
    [{ strat: 'vwap', moc: -5 }, 'MOC target must be 0 or more'],
    [{ strat: 'vwap', moc: 1.5 }, 'MOC target must be a whole number'],
    [{ strat: 'vwap', st: 'soon' }, 'Start time cannot be read'],
    [{ strat: 'vwap', st: '16:30' }, 'Start time is after the close'],
    [{ strat: 'vwap', et: 'late' }, 'End time cannot be read'],
    [{ strat: 'vwap', et: '10:00' }, 'End time is not after the start'],
  ])('are refused with a reason: %o', (given, message) => {
    expect(problems(given)).toEqual([message]);
  });

  it.each([null, '', '[]', '{'])('are none in %j', (text) => {
    expect(resolveParameters(text, context).kind).toBe('invalid');
  });
});
