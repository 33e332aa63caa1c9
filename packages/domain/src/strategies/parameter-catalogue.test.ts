import { describe, expect, it } from 'vitest';
import { CALENDAR_SPREAD } from '../asset-class.ts';
import { MUST_FINISH_STRATEGIES } from '../must-finish.ts';
import { STRATEGY_PARAMETER_FIELDS } from '../strategy-parameters.ts';
import { parametersFor, PARAMETER_CATALOGUE, STRATEGY_DESCRIPTIONS, suitsInstrument } from './parameter-catalogue.ts';
import { PARAMETERS } from './parameter-definition.ts';
import { readValues } from './read-values.ts';
import { isStrategyName } from './strategy-names.ts';

const SHARE = { assetClass: 'EQUITY', assetSubClass: null };
const FUTURE = { assetClass: 'FUTURE', assetSubClass: null };
const SPREAD = { assetClass: 'FUTURE', assetSubClass: CALENDAR_SPREAD };

const suits = (strategy: keyof typeof PARAMETER_CATALOGUE) =>
  [SHARE, FUTURE, SPREAD].map((instrument) => suitsInstrument(PARAMETER_CATALOGUE[strategy], instrument));

const offered = (assetClass: string | null) => parametersFor('vwap', assetClass).map(({ key }) => key);

describe('parameter catalogue', () => {
  it('has dark-venue parameters only where dark venues exist', () => {
    expect(offered('EQUITY')).toEqual(expect.arrayContaining(['dark', 'min_fill']));
    expect(offered(null)).toEqual(offered('EQUITY'));
    expect(offered('FUTURE')).toEqual(offered('EQUITY').filter((key) => key !== 'dark' && key !== 'min_fill'));
  });

  it('is plain data with help for every parameter', () => {
    expect(JSON.parse(JSON.stringify(STRATEGY_DESCRIPTIONS))).toEqual(STRATEGY_DESCRIPTIONS);
    for (const { help, parameters } of STRATEGY_DESCRIPTIONS) {
      expect(help.length).toBeGreaterThan(10);
      for (const parameter of parameters) expect(parameter.help.length).toBeGreaterThan(10);
    }
  });

  it('has defaults within its bounds', () => {
    for (const { default: value, minimum, maximum, choices } of STRATEGY_DESCRIPTIONS.flatMap(
      (found) => found.parameters,
    )) {
      const number = typeof value === 'number' ? value : (minimum ?? maximum ?? 0);
      expect(number).toBeGreaterThanOrEqual(minimum ?? number);
      expect(number).toBeLessThanOrEqual(maximum ?? number);
      expect(choices === null || choices.some((choice) => choice.value === value)).toBe(true);
    }
  });

  it('has the desk’s keys, except setting and strategy', () => {
    const keys = Object.keys(STRATEGY_PARAMETER_FIELDS).filter((key) => key !== 'as' && key !== 'strat');
    expect(Object.keys(PARAMETERS)).toEqual(expect.arrayContaining(keys));
    for (const [key, { key: own }] of Object.entries(PARAMETERS)) expect(own).toBe(key);
  });

  it('fixes must-finish for strategies that always finish', () => {
    for (const name of MUST_FINISH_STRATEGIES) {
      expect(isStrategyName(name)).toBe(true);
      const found = isStrategyName(name) ? PARAMETER_CATALOGUE[name].parameters : [];
      expect(found.find(({ key }) => key === 'mf')).toMatchObject({ default: true, isFixed: true });
    }
  });

  it('says which instruments a strategy can work', () => {
    expect(suits('vwap')).toEqual([true, true, true]);
    expect(suits('close')).toEqual([true, true, false]);
    expect(suits('dark')).toEqual([true, false, false]);
    expect(suits('calendar-spread')).toEqual([false, false, true]);
  });
});

it.each(['None', ' none '])('a destination row with an algo urgency of %j has none of its own', (urgency) => {
  const { values, problems } = readValues(PARAMETER_CATALOGUE.vwap.parameters, { urgency });
  expect([values.get('urgency'), problems]).toEqual(['medium', []]);
});
