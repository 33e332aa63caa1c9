import type { AssetSelection } from '../../asset-class.ts';
import type { ComputationName } from '../computations.ts';
import { defineColumns } from '../define-columns.ts';
import { MARKET_DATA } from '../market-data.ts';

/** Futures are quoted in ticks, equities in percent. */
const SHARES: readonly AssetSelection[] = ['EQUITY'];
const FUTURES: readonly AssetSelection[] = ['FUTURE', 'CALENDAR SPREAD'];

/** Values computed from several fields. A value computed from market data counts as market data. */
export const computedColumns = defineColumns<ComputationName>('computed', {
  percent_change: { header: '% Chg', kind: 'change', assetClasses: SHARES, ...MARKET_DATA },
  net_change: { header: 'Net chg ticks', kind: 'change-ticks', assetClasses: FUTURES, ...MARKET_DATA },
  arrival_change: { header: '% Chg from arrival', kind: 'change', assetClasses: SHARES, ...MARKET_DATA },
  to_trade: { header: 'To Trade', kind: 'quantity' },
  percent_ahead: { header: '% Ahead', kind: 'percent-ahead' },
  percent_i_volume: { header: '% I-Volume', kind: 'percent', ...MARKET_DATA },
  ivwap_cost_usd: { header: 'IVWAP USD', kind: 'cost-usd', ...MARKET_DATA },
  arrival_cost_usd: { header: 'Arrival USD', kind: 'cost-usd', ...MARKET_DATA },
  dvwap_cost_usd: { header: 'DVWAP USD', kind: 'cost-usd', ...MARKET_DATA },
  expected_low: { header: 'Expected from', kind: 'cost-bps', ...MARKET_DATA },
  expected_high: { header: 'Expected to', kind: 'cost-bps', ...MARKET_DATA },
  above_expected_usd: { header: 'Above expected USD', kind: 'cost-usd', ...MARKET_DATA },
});
