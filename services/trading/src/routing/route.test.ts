import { describe, expect, it } from 'vitest';
import { route } from './route.ts';
import type { RoutingConfiguration } from './routing-configuration.ts';
import type { RoutingOrder } from './routing-order.ts';
import { HEALTHY, NOTHING, ORDER, testSetting } from './testing/routing-order.ts';

const desk = {
  settings: [
    testSetting({
      strategy_destination: 'pov_desk',
      strategy_name: 'pov',
      settings: { pr: 10, vc: 15, st: '1', mf: true },
    }),
  ],
};
const go = (order: Partial<RoutingOrder> = {}, configuration: Partial<RoutingConfiguration> = desk) =>
  route({ ...ORDER, strat: 'pov_desk', ...order }, { ...NOTHING, ...configuration }, HEALTHY, 'seed');

describe('route', () => {
  it('gives strategy, parameters, venues, destinations and the reasons', () => {
    expect(go()).toMatchObject({
      kind: 'routed',
      strategy: 'pov',
      parameters: { strat: 'pov', pr: 10, vc: 15 },
      settingName: 'pov_desk',
      destinations: ['D1', 'D3', 'D2'],
      venues: [{ venue: 'XNAS' }, { venue: 'SGMX' }, { venue: 'ARCX' }],
      explanation: [
        'Setting pov_desk (all accounts).',
        'Worked by POV.',
        expect.any(String),
        expect.any(String),
        expect.any(String),
      ],
    });
  });

  it('lets what the order says win over its setting, but not what nobody chose', () => {
    const sent = { strategy_parameters: { strat: 'pov_desk', pr: 5, st: '-1', et: '0', mf: false } };
    expect(go(sent)).toMatchObject({ parameters: { strat: 'pov', pr: 5, vc: 15, st: '1', et: '0', mf: true } });
    expect(go({ strategy_parameters: { st: '0' } })).toMatchObject({ parameters: { st: '0' } });
  });

  it('leaves destinations that cannot be reached out of its list', () => {
    const health = { ...HEALTHY, statusOf: (name: string) => (name === 'D3' ? 0 : 2) };
    const routed = route({ ...ORDER }, NOTHING, health, 'seed');
    expect(routed).toMatchObject({ destinations: ['D1', 'D2'] });
  });

  it('refuses a strategy that cannot work the instrument', () => {
    const future = { strat: 'dark', asset_class: 'FUTURE', exchange_symbol: 'ESZ6' } as const;
    expect(go(future)).toMatchObject({
      kind: 'refused',
      reason: 'Dark trades in dark venues, and futures have none: choose another strategy for ESZ6',
    });
  });

  it('refuses an order without a venue, but not one that only waits', () => {
    const configuration = { ...desk, venueConfigurations: [] };
    expect(go({}, configuration)).toMatchObject({ kind: 'refused', reason: 'No venue is left for AAPL.' });
    expect(go({ strat: 'Staging' }, configuration)).toMatchObject({ kind: 'routed', strategy: 'staging' });
  });
});
