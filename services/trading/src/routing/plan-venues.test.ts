import { describe, expect, it } from 'vitest';
import { planVenues, preferredDestination } from './plan-venues.ts';
import type { RoutingConfiguration } from './routing-configuration.ts';
import { HEALTHY, NOTHING, ORDER } from './testing/routing-order.ts';

const plan = (configuration: Partial<RoutingConfiguration> = {}, down: readonly string[] = []) =>
  planVenues(
    ORDER.venues,
    { ...NOTHING, ...configuration },
    { ...HEALTHY, statusOf: (name) => (down.includes(name) ? 0 : 2) },
  );

const ways = (...args: Parameters<typeof plan>) =>
  plan(...args).venues.map(({ venue, destination, isUp }) => `${venue} ${destination}${isUp ? '' : ' down'}`);

describe('venues of an order', () => {
  it('come in order of priority, each through its first destination', () => {
    expect(ways()).toEqual(['XNAS D1', 'SGMX D3', 'ARCX D2']);
    expect(plan().venues[0]).toMatchObject({ fallbacks: ['D2'], priority: 1 });
    expect(plan().explanation[0]).toBe('XNAS through D1, priority 1.');
  });

  it('go round a destination that is down, with the reason', () => {
    expect(ways({}, ['D1'])).toEqual(['XNAS D2', 'SGMX D3', 'ARCX D2']);
    expect(plan({}, ['D1']).explanation[0]).toBe('XNAS through D2, priority 1, because D1 is down.');
  });

  it('know the destination that was meant, when another stands in', () => {
    expect(ways({}, ['D1'])[0]).toBe('XNAS D2');
    expect(preferredDestination(NOTHING, 'XNAS')).toBe('D1');
    expect(preferredDestination(NOTHING, 'NOWHERE')).toBeNull();
  });

  it('go round a destination that is disabled', () => {
    expect(plan({ disabledDestinations: ['D1'] }).explanation[0]).toContain('because D1 is disabled');
  });

  it('are marked when there is no way to them', () => {
    expect(ways({}, ['D3'])).toEqual(['XNAS D1', 'SGMX D3 down', 'ARCX D2']);
    expect(plan({}, ['D3']).explanation[2]).toBe('SGMX cannot be reached: D3 is down.');
  });

  it('prefer an override', () => {
    const venueConfigurations = NOTHING.venueConfigurations.map((row) =>
      row.venue === 'XNAS' ? Object.assign({}, row, { venueOverrides: [{ venue: 'XNAS', destination: 'D9' }] }) : row,
    );
    expect(ways({ venueConfigurations })[0]).toBe('XNAS D9');
    expect(ways({ venueConfigurations }, ['D9'])[0]).toBe('XNAS D1');
  });

  it('leave out what is disabled, penalised or not configured', () => {
    const configuration = {
      disabledVenues: ['ARCX'],
      penalties: [{ id: 1, micCode: 'SGMX', reason: '', ends_ms: null }],
      venueConfigurations: NOTHING.venueConfigurations.filter(({ venue }) => venue !== 'XNAS'),
    };
    expect(plan(configuration)).toEqual({
      venues: [],
      explanation: [
        'XNAS is left out: no destination is configured for it.',
        'ARCX is left out: it is disabled.',
        'SGMX is left out: it is on the penalty list.',
      ],
    });
  });

  it('use the brokers of a venue in order of priority', () => {
    const second = {
      id: 9,
      exec_broker: 'BRK',
      venue: 'ARCX',
      priority: 0,
      defaultDestinations: ['D7'],
      venueOverrides: [],
      version: 1,
    };
    const venueConfigurations = [...NOTHING.venueConfigurations, second];
    expect(ways({ venueConfigurations })).toEqual(['ARCX D7', 'XNAS D1', 'SGMX D3']);
    expect(ways({ venueConfigurations }, ['D7'])[0]).toBe('ARCX D2');
  });
});
