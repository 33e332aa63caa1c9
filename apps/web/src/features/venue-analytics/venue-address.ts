export const VENUE_TABS = [
  { id: 'all', label: 'All' },
  { id: 'passiveness', label: 'Passiveness' },
  { id: 'dark-lit', label: 'Dark vs lit' },
] as const;

export type VenueTab = (typeof VENUE_TABS)[number]['id'];

/** Trading days; the last is as far back as an answer goes. */
export const VENUE_DAYS = ['0', '5', '20', '60', '120', '366'] as const;

export type VenueSettings = {
  readonly tab: VenueTab;
  readonly days: (typeof VENUE_DAYS)[number];
  readonly side: 'both' | 'buy' | 'sell';
  readonly weight: 'notional' | 'equal';
  /** Null for all. */
  readonly country: string | null;
  readonly strat: string | null;
  /** Null for the most traded one. */
  readonly venue: string | null;
};

const DEFAULTS: VenueSettings = {
  tab: 'all',
  days: '60',
  side: 'both',
  weight: 'notional',
  country: null,
  strat: null,
  venue: null,
};

function oneOf<Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value {
  return values.find((value) => value === text) ?? fallback;
}

/** What an address asks for; a part that nobody can read is the default. */
export function venueSettingsOf(search: URLSearchParams): VenueSettings {
  return {
    tab: oneOf(
      VENUE_TABS.map(({ id }) => id),
      search.get('tab'),
      DEFAULTS.tab,
    ),
    days: oneOf(VENUE_DAYS, search.get('days'), DEFAULTS.days),
    side: oneOf(['both', 'buy', 'sell'], search.get('side'), DEFAULTS.side),
    weight: oneOf(['notional', 'equal'], search.get('weight'), DEFAULTS.weight),
    country: search.get('country'),
    strat: search.get('strat'),
    venue: search.get('venue'),
  };
}

/** The address with these settings; defaults are left out, and other parameters stay. */
export function withVenueSettings(search: URLSearchParams, settings: VenueSettings): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['tab', 'days', 'side', 'weight', 'country', 'strat', 'venue'] as const) {
    const value = settings[name];
    if (value === null || value === DEFAULTS[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
