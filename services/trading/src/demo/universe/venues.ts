import type { AssetClass } from '@meridian/domain/asset-class';
import type { Venue } from '../../reference/venue.ts';

const EUROPE = ['GB', 'NL', 'DE', 'CH'];
const ALL = ['US', 'CA', ...EUROPE, 'JP', 'HK'];

function lit(mic: string, name: string, countries: readonly string[], rank: 0 | 1 | 2, assets: readonly AssetClass[]) {
  const volumeWeight = [0.5, 0.3, 0.2][rank] ?? 0;
  const toxicity = [0.1, 0.2, 0.3][rank] ?? 0;
  return {
    mic,
    name,
    kind: 'lit',
    assetClasses: assets,
    countries,
    volumeWeight,
    toxicity,
    hidden: null,
    firmUpRate: null,
  } as const;
}

export const VENUES: readonly Venue[] = [
  lit('XNAS', 'Nasdaq', ['US'], 0, ['EQUITY']),
  lit('ARCX', 'NYSE Arca', ['US'], 1, ['EQUITY']),
  lit('BATS', 'Cboe BZX', ['US'], 2, ['EQUITY']),
  lit('XTSE', 'Toronto Stock Exchange', ['CA'], 0, ['EQUITY']),
  lit('CEUX', 'Cboe Europe', EUROPE, 0, ['EQUITY']),
  lit('TQEX', 'Turquoise Europe', EUROPE, 1, ['EQUITY']),
  lit('XTKS', 'Tokyo Stock Exchange', ['JP'], 0, ['EQUITY']),
  lit('XHKG', 'Hong Kong Exchanges', ['HK'], 0, ['EQUITY', 'FUTURE']),
  lit('XCME', 'CME Globex', ['US', 'JP'], 0, ['FUTURE']),
  lit('XEUR', 'Eurex', ['DE', 'CH'], 0, ['FUTURE']),
  {
    mic: 'SGMX',
    name: 'Dark pool A',
    kind: 'dark',
    assetClasses: ['EQUITY'],
    countries: ALL,
    volumeWeight: 0,
    toxicity: 0.05,
    hidden: { presence: 0.25, periodMs: 8_000, dailyShare: 0.05, logSd: 1 },
    firmUpRate: null,
  },
  {
    mic: 'CRSX',
    name: 'Cross X',
    kind: 'dark',
    assetClasses: ['EQUITY'],
    countries: ALL,
    volumeWeight: 0,
    toxicity: 0.35,
    hidden: { presence: 0.45, periodMs: 3_000, dailyShare: 0.05, logSd: 0.6 },
    firmUpRate: null,
  },
  {
    mic: 'BIDS',
    name: 'Block conditional',
    kind: 'conditional',
    assetClasses: ['EQUITY'],
    countries: ALL,
    volumeWeight: 0,
    toxicity: 0,
    hidden: { presence: 0.03, periodMs: 15_000, dailyShare: 0.02, logSd: 0.8 },
    firmUpRate: 0.85,
  },
  {
    mic: 'XAUC',
    name: 'Primary auction',
    kind: 'auction',
    assetClasses: ['EQUITY', 'FUTURE'],
    countries: ALL,
    volumeWeight: 0,
    toxicity: 0,
    hidden: null,
    firmUpRate: null,
  },
];

/** The venues of a country's instruments, lit ones first, by volume. */
export function venuesFor(assetClass: AssetClass, country: string): readonly Venue[] {
  return VENUES.filter((venue) => venue.assetClasses.includes(assetClass) && venue.countries.includes(country));
}
