import { PARAMETERS } from '@meridian/domain/strategies/parameter-definition';
import { settingsParameters } from '@meridian/domain/strategy-settings/settings-version';
import { assert, constantFrom, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  baseOf,
  blankSettings,
  draftProblems,
  hasProblems,
  valuesOf,
  withBase,
  withName,
  withParameter,
} from './settings-draft.ts';
import { aRow } from './some-settings.fixture.ts';

const all = {
  settings: [aRow({ strategy_destination: 'desk_pov', strategy_name: 'pov', settings: { pr: 12 }, asset_class: null })],
  strategies: [aRow({ strategy_destination: 'desk_pov', param_values: { vc: 15 } })],
};

function problems(values: ReturnType<typeof valuesOf>) {
  return draftProblems('v2', values, baseOf('v2', values, all));
}

describe('a new setting', () => {
  it.each(['v1', 'v2'] as const)('of %s misses its name and nothing else', (version) => {
    const blank = blankSettings(version, 'FUTURE', 'ALDGATE');
    const found = draftProblems(version, blank, baseOf(version, blank, all));
    expect(found).toEqual({ name: 'Enter a name', base: null, parameters: {} });
    const named = withName(version, blank, 'Patient');
    expect(hasProblems(draftProblems(version, named, baseOf(version, named, all)))).toBe(false);
  });

  it('cannot have the name of an algorithm, in any case, nor one of blanks', () => {
    expect(problems(withName('v2', aRow(), ' VWAP ')).name).toBe('This is the name of an algorithm');
    expect(problems(withName('v2', aRow(), '   ')).name).toBe('Enter a name');
  });
});

describe('what a strategy builds on', () => {
  it('is followed to the algorithm, and its values are inherited on the way', () => {
    const values = withBase('v2', valuesOf(aRow({ strategy_name: 'Calm' })), 'Patient');
    expect(baseOf('v2', values, all)).toEqual({ algorithm: 'pov', inherited: { pr: 12, vc: 15 } });
  });

  it('must exist', () => {
    expect(problems(withBase('v2', aRow(), 'gone')).base).toBe('Choose what it builds on');
    expect(baseOf('v1', withBase('v1', aRow(), 'gone'), all)).toBeNull();
  });
});

describe('a parameter', () => {
  const key = constantFrom(...Object.keys(PARAMETERS));

  it('that is set and reset is inherited again, and no other changes', () => {
    assert(
      property(constantFrom('v1' as const, 'v2' as const), key, double(), (version, name, value) => {
        const start = withParameter(version, valuesOf(aRow()), name, null);
        const set = withParameter(version, start, name, value);
        expect(settingsParameters(version, set)[name]).toBe(value);
        expect(withParameter(version, set, name, null)).toEqual(start);
      }),
    );
  });

  it('outside of its bounds is refused beside its field', () => {
    const wrong = problems(withParameter('v2', valuesOf(aRow()), 'vc', 400));
    expect(wrong.parameters).toEqual({ vc: 'Volume cap must be from 0.5 to 100' });
    expect(hasProblems(wrong)).toBe(true);
  });

  it('of the former algorithm does not keep the new one from being saved', () => {
    const values = withBase('v2', withParameter('v2', valuesOf(aRow()), 'pr', 400), 'vwap');
    expect(hasProblems(problems(values))).toBe(false);
  });
});
