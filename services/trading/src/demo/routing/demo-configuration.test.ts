import { describe, expect, it } from 'vitest';
import { resolveParameters } from '../../algos/parameters/resolve-parameters.ts';
import { atMinute, TEST_DAY, TEST_INSTRUMENT } from '../../algos/testing/algo-input.ts';
import { demoUniverse } from '../universe/demo-universe.ts';
import { DEMO_CONFIGURATION } from './demo-configuration.ts';
import { route } from '../../routing/route.ts';
import { HEALTHY, ORDER } from '../../routing/testing/routing-order.ts';

const { customStrategies, groups, settings, venueConfigurations } = DEMO_CONFIGURATION;
const universe = demoUniverse({ seed: 1, tradingDate: '2026-11-16' });

const LIT = new Set(universe.venues.filter(({ kind }) => kind === 'lit').map(({ mic }) => mic));

type Named = { readonly owner_account: string | null; readonly owner_alloc_account: string | null };

function named(name: string, asset_class: 'EQUITY' | 'FUTURE', { owner_account, owner_alloc_account }: Named) {
  return { name, asset_class, owner_account, owner_alloc_account };
}

/** Every name that an order of an asset class can use, with an account that may use it. */
const names = [
  ...groups.map((group) => named(group.name, group.asset_class, group)),
  ...customStrategies.map((custom) => named(custom.strategy_name, custom.asset_class, custom)),
  ...settings
    .filter(({ strategy_destination }) => !strategy_destination.endsWith('_defaults'))
    .map((setting) => {
      const isSpread = setting.strategy_name === 'calendar-spread';
      return named(setting.strategy_destination, isSpread ? 'FUTURE' : 'EQUITY', setting);
    }),
];

describe('demo configuration', () => {
  it('has groups of all three types', () => {
    expect(new Set(groups.map(({ type }) => type))).toEqual(new Set(['regular', 'conditional', 'multi-arm']));
  });

  it.each(names)(
    'leads from $name to an algorithm whose parameters hold',
    ({ name, asset_class, owner_account, owner_alloc_account }) => {
      const order = {
        ...ORDER,
        strat: name,
        asset_class,
        asset_sub_class: name === 'spread_desk' ? 'CALENDAR SPREAD' : null,
        account: owner_account ?? 'FAIRHAVEN',
        alloc_account: owner_alloc_account ?? 'FAIRHAVEN-A',
      };
      for (const [index, percent_of_adv] of [1, 6, 15].entries()) {
        const routed = route(
          { ...order, percent_of_adv, avg_spread_bps: 10 },
          DEMO_CONFIGURATION,
          HEALTHY,
          `s${index}`,
        );
        expect(routed.kind).toBe('routed');
        const text = routed.kind === 'routed' ? JSON.stringify(routed.parameters) : null;
        const context = { day: TEST_DAY, instrument: TEST_INSTRUMENT, arrivedMs: atMinute(60) };
        expect(resolveParameters(text, context)).toMatchObject({ kind: 'resolved' });
      }
    },
  );

  it('reaches every venue of the demo world through destinations that serve it', () => {
    expect(venueConfigurations.map(({ venue }) => venue)).toEqual(universe.venues.map(({ mic }) => mic));
    expect(universe.destinations).toHaveLength(8);
    expect(universe.venues).toHaveLength(14);
    for (const { venue, defaultDestinations, venueOverrides, exec_broker } of venueConfigurations) {
      const used = [...defaultDestinations, ...venueOverrides.map(({ destination }) => destination)];
      const serving = universe.destinations.filter(({ venues }) => venues.includes(venue)).map(({ name }) => name);
      expect(serving).toEqual(expect.arrayContaining(used));
      expect(exec_broker).not.toBe('');
    }
  });

  it('leaves every instrument a lit venue', () => {
    for (const { venues, exchangeSymbol } of universe.instruments) {
      const routed = route({ ...ORDER, exchange_symbol: exchangeSymbol, venues }, DEMO_CONFIGURATION, HEALTHY, 's');
      expect(routed.kind === 'routed' && routed.venues.some(({ venue, isUp }) => isUp && LIT.has(venue))).toBe(true);
    }
  });
});
