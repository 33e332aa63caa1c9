import type { DestinationReference } from '../../reference/destination.ts';
import { VENUES } from './venues.ts';

/** The brokers behind the destinations. */
export const BROKERS = [
  { exec_broker: 'ALGO', name: 'Algo Markets' },
  { exec_broker: 'BRK', name: 'Broker House' },
  { exec_broker: 'CROSS', name: 'Cross Network' },
  { exec_broker: 'EUB', name: 'Europe Brokers' },
  { exec_broker: 'APB', name: 'Asia Pacific Brokers' },
  { exec_broker: 'LOOP', name: 'Loopback' },
] as const;

function venuesWhere(test: (venue: (typeof VENUES)[number]) => boolean): readonly string[] {
  return VENUES.filter(test).map(({ mic }) => mic);
}

const ALL = venuesWhere(() => true);
const DARK = venuesWhere(({ kind }) => kind === 'dark' || kind === 'conditional');

function reaching(...countries: readonly string[]): readonly string[] {
  return venuesWhere((venue) => venue.countries.some((country) => countries.includes(country)));
}

export const DESTINATIONS: readonly DestinationReference[] = [
  {
    name: 'ALGO-DMA-1',
    execBroker: 'ALGO',
    protocol: 'FIX 4.4',
    latencyMs: 0.8,
    venues: ALL,
    cancelsOnDisconnect: true,
  },
  {
    name: 'ALGO-DMA-2',
    execBroker: 'ALGO',
    protocol: 'FIX 4.4',
    latencyMs: 1.1,
    venues: ALL,
    cancelsOnDisconnect: true,
  },
  {
    name: 'BRK-SOR',
    execBroker: 'BRK',
    protocol: 'FIX 4.2',
    latencyMs: 1.4,
    venues: ALL,
    cancelsOnDisconnect: false,
  },
  {
    name: 'BRK-DARK',
    execBroker: 'BRK',
    protocol: 'FIX 4.4',
    latencyMs: 2.1,
    venues: DARK,
    cancelsOnDisconnect: true,
  },
  {
    name: 'CROSS-X',
    execBroker: 'CROSS',
    protocol: 'FIX 5.0',
    latencyMs: 3,
    venues: ['CRSX', 'BIDS'],
    cancelsOnDisconnect: true,
  },
  {
    name: 'EU-SOR',
    execBroker: 'EUB',
    protocol: 'FIX 4.4',
    latencyMs: 6.2,
    venues: reaching('GB', 'NL', 'DE', 'CH'),
    cancelsOnDisconnect: false,
  },
  {
    name: 'APAC-SOR',
    execBroker: 'APB',
    protocol: 'FIX 4.4',
    latencyMs: 9.1,
    venues: reaching('JP', 'HK'),
    cancelsOnDisconnect: false,
  },
  { name: 'TEST-LOOP', execBroker: 'LOOP', protocol: 'FIX 4.4', latencyMs: 5, venues: ALL, cancelsOnDisconnect: true },
];
