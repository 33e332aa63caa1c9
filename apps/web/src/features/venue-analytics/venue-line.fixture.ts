import type { VenueLine } from '@meridian/protocol/rest/venue-analytics-calls';

/** A lit venue with plenty of fills, but for what a test says. */
export function aVenueLine(more: Partial<VenueLine> = {}): VenueLine {
  return {
    venue: 'XNAS',
    name: 'Nasdaq',
    kind: 'LIT',
    fills: 500,
    n_eff: 400,
    usd: 1e6,
    share_percent: 50,
    fill_rate_percent: 40,
    avg_size: 100,
    effective_spread_bps: 1,
    markouts: [],
    reversion: null,
    toxicity: null,
    passiveness: [],
    peers: null,
    ...more,
  };
}
