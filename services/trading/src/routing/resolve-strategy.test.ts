import { ARM_PRIOR, observeCost } from '@meridian/cost-model/bandit/normal-inverse-gamma';
import { describe, expect, it } from 'vitest';
import { type ResolveOptions, resolveStrategy } from './resolve-strategy.ts';
import type { RoutingConfiguration } from './routing-configuration.ts';
import type { RoutingOrder } from './routing-order.ts';
import { NOTHING, ORDER, testCustom, testGroup, testSetting } from './testing/routing-order.ts';

const resolve = (
  configuration: Partial<RoutingConfiguration>,
  order: Partial<RoutingOrder> = {},
  options: Partial<ResolveOptions> = {},
) =>
  resolveStrategy({
    configuration: { ...NOTHING, ...configuration },
    order: { ...ORDER, ...order },
    beliefOf: () => ARM_PRIOR,
    seed: 'seed',
    ...options,
  });

const povDesk = testSetting({ strategy_destination: 'pov_desk', strategy_name: 'pov', settings: { pr: 10, vc: 15 } });
const adaptive = testCustom({
  strategy_name: 'POV adaptive',
  strategy_destination: 'pov_desk',
  param_values: { adaptive: true, pr: 12 },
  version: 3,
});
const switching = testGroup({
  name: 'Switch',
  type: 'conditional',
  base: 'pov_desk',
  rules: [
    { result_destination: 'POV adaptive', filters: [{ filter: 'percent_of_adv', operator: '>', values: [5] }] },
    { result_destination: 'twap', filters: [{ filter: 'country', operator: '=', values: ['JP'] }] },
  ],
});
const bandit = testGroup({
  name: 'Bandit',
  type: 'multi-arm',
  base: 'pov_desk',
  multi_arm_param_values: { pov_desk: { min_alloc: 10, max_alloc: 90 }, twap: { min_alloc: 20, max_alloc: 60 } },
});
const desk = { settings: [povDesk], customStrategies: [adaptive], groups: [switching, bandit] };

describe('a name on an order', () => {
  it('may be an algorithm, in any case', () => {
    expect(resolve({}, { strat: ' VWAP ' })).toMatchObject({ strategy: 'vwap', parameters: {}, settingName: null });
  });

  it('may be a flat setting', () => {
    expect(resolve(desk, { strat: 'pov_desk' })).toMatchObject({
      strategy: 'pov',
      parameters: { pr: 10, vc: 15 },
      settingName: 'pov_desk',
      groupName: null,
    });
  });

  it('may be a custom strategy, whose values win over the setting it builds on', () => {
    const found = resolve(desk, { strat: 'pov adaptive' });
    expect(found).toMatchObject({
      strategy: 'pov',
      parameters: { pr: 12, vc: 15, adaptive: true },
      settingName: 'POV adaptive',
    });
    expect(found.explanation).toEqual([
      'Custom strategy POV adaptive, version 3 (all accounts).',
      'Setting pov_desk (all accounts).',
      'Worked by POV.',
    ]);
  });

  it('gives way to the setting that the parameters name', () => {
    expect(resolve(desk, { strat: 'vwap', strategy_parameters: { as: 'pov_desk' } })).toMatchObject({
      strategy: 'pov',
    });
  });

  it('that nobody knows is refused', () => {
    expect(resolve(desk, { strat: 'magic' })).toMatchObject({
      kind: 'refused',
      reason: 'There is no strategy magic for ALDGATE in EQUITY.',
    });
    const broken = testSetting({ strategy_destination: 'odd', strategy_name: 'nothing' });
    expect(resolve({ settings: [broken] }, { strat: 'odd' })).toMatchObject({
      reason: 'Setting odd names no algorithm.',
    });
  });
});

describe('scope', () => {
  const own = { ...povDesk, owner_account: 'ALDGATE', settings: { pr: 8 } };
  const ownAllocation = { ...own, owner_alloc_account: 'ALDGATE-CORE', settings: { pr: 6 } };
  const other = { ...povDesk, owner_account: 'BOREALIS', settings: { pr: 1 } };
  const rate = (...settings: (typeof povDesk)[]) => resolve({ settings }, { strat: 'pov_desk' });

  it('takes the closest owner, whatever the order of saving', () => {
    expect(rate(povDesk, own, ownAllocation, other)).toMatchObject({ parameters: { pr: 6 } });
    expect(rate(ownAllocation, own, povDesk)).toMatchObject({ parameters: { pr: 6 } });
    expect(rate(other, own, povDesk)).toMatchObject({ parameters: { pr: 8 } });
    expect(rate(other, povDesk)).toMatchObject({ parameters: { pr: 10 } });
  });

  it('hides what belongs to another account or asset class', () => {
    expect(rate(other).kind).toBe('refused');
    const future = { ...adaptive, asset_class: 'FUTURE' as const };
    expect(resolve({ settings: [povDesk], customStrategies: [future] }, { strat: 'POV adaptive' }).kind).toBe(
      'refused',
    );
  });

  it('leaves defaults and lists out of what can be chosen', () => {
    const defaults = testSetting({
      strategy_destination: 'future_defaults',
      strategy_name: 'twap',
      settings: { vc: 30 },
    });
    expect(resolve({ settings: [defaults] }, { strat: 'future_defaults' }).kind).toBe('refused');
  });

  it('puts the defaults for futures under everything else', () => {
    const defaults = testSetting({
      strategy_destination: 'future_defaults',
      strategy_name: 'twap',
      settings: { vc: 30, dark: false },
    });
    const settings = [povDesk, defaults];
    expect(resolve({ settings }, { strat: 'pov_desk', asset_class: 'FUTURE' })).toMatchObject({
      parameters: { pr: 10, vc: 15, dark: false },
    });
    expect(resolve({ settings }, { strat: 'pov_desk' })).toMatchObject({ parameters: { pr: 10, vc: 15 } });
  });
});

const believe = (cost: number) => Array.from({ length: 20 }, () => cost).reduce(observeCost, ARM_PRIOR);
const beliefOf = (_group: string, arm: string) => believe(arm === 'twap' ? 50 : 5);

describe('groups', () => {
  it('that are regular lead to their base', () => {
    const groups = [testGroup({ name: 'Desk', type: 'regular', base: 'POV adaptive' })];
    expect(resolve({ ...desk, groups }, { strat: 'desk' })).toMatchObject({ strategy: 'pov', groupName: 'Desk' });
  });

  it('that are conditional follow the first rule that holds, else their base', () => {
    expect(resolve(desk, { strat: 'Switch', percent_of_adv: 6, country: 'JP' })).toMatchObject({
      settingName: 'POV adaptive',
    });
    expect(resolve(desk, { strat: 'Switch', country: 'JP' })).toMatchObject({ strategy: 'twap' });
    const base = resolve(desk, { strat: 'Switch' });
    expect(base).toMatchObject({ settingName: 'pov_desk', groupName: 'Switch' });
    expect(base.explanation).toEqual([
      'Group Switch (conditional, all accounts).',
      'Rule 1 does not hold: % ADV 2 is not > 5.',
      'Rule 2 does not hold: Country US is not = JP.',
      'No rule holds: pov_desk is used.',
      'Setting pov_desk (all accounts).',
      'Worked by POV.',
    ]);
  });

  it('that have arms draw one, the same for the same seed, and write its probabilities down', () => {
    const first = resolve(desk, { strat: 'Bandit' });
    expect(resolve(desk, { strat: 'Bandit' })).toEqual(first);
    expect(first.explanation[1]).toMatch(/^Arms: pov_desk \d+\.\d % \(cheapest with .*\), twap \d+\.\d % /);
    expect(first.explanation[2]).toMatch(/^The draw 0\.\d{6} of seed seed\/Bandit chose (pov_desk|twap)\.$/);
  });

  it('that have arms keep each between its least and its most share', () => {
    // Each of twenty orders cost ten times as much with TWAP; it still gets its least share of a fifth.
    const drawn = Array.from({ length: 400 }, (_, index) =>
      resolve(desk, { strat: 'Bandit' }, { seed: `s${index}`, beliefOf }),
    );
    const twaps = drawn.filter((found) => found.kind === 'resolved' && found.strategy === 'twap').length;
    expect(twaps / 400).toBeGreaterThan(0.14);
    expect(twaps / 400).toBeLessThan(0.26);
  });

  it('that have arms are remembered with them, whatever leads to them and wherever they lead', () => {
    const outer = testGroup({ name: 'Outer', type: 'regular', base: 'Trial' });
    const trial = testGroup({
      name: 'Trial',
      type: 'multi-arm',
      base: 'twap',
      id: 7,
      learning: 3,
      multi_arm_param_values: { Switch: { min_alloc: 0, max_alloc: 100 } },
    });
    const found = resolve({ ...desk, groups: [outer, trial, switching] }, { strat: 'Outer' });
    expect(found).toMatchObject({ groupName: 'Outer', arms: [{ group: '7.3', arm: 'Switch' }] });
    expect(resolve(desk, { strat: 'Switch' })).toMatchObject({ arms: [] });
  });

  it('that have no arms use their base', () => {
    const groups = [testGroup({ name: 'Empty', type: 'multi-arm', base: 'twap' })];
    expect(resolve({ groups }, { strat: 'Empty' })).toMatchObject({ strategy: 'twap' });
  });

  it('may be nested, and may not lead back to themselves', () => {
    const outer = testGroup({ name: 'Outer', type: 'regular', base: 'Switch' });
    expect(resolve({ ...desk, groups: [outer, switching] }, { strat: 'Outer' })).toMatchObject({
      groupName: 'Outer',
      settingName: 'pov_desk',
    });
    const loop = [
      testGroup({ name: 'A', type: 'regular', base: 'B' }),
      testGroup({ name: 'B', type: 'regular', base: 'a' }),
    ];
    expect(resolve({ groups: loop }, { strat: 'A' })).toMatchObject({
      kind: 'refused',
      reason: 'a leads back to itself: group a → group b → group a.',
    });
    const self = testCustom({ strategy_name: 'Self', strategy_destination: 'Self' });
    expect(resolve({ customStrategies: [self] }, { strat: 'Self' }).kind).toBe('refused');
  });

  it('that go too deep are refused', () => {
    const groups = Array.from({ length: 30 }, (_, index) =>
      testGroup({ name: `G${index}`, type: 'regular', base: `G${index + 1}` }),
    );
    expect(resolve({ groups }, { strat: 'G0' })).toMatchObject({ reason: 'G0 goes through more than 20 strategies.' });
  });
});
