import type { AssetSelection } from '../../asset-class.ts';
import type { InstrumentFields } from '../../entities/instrument.ts';
import { defineColumns } from '../define-columns.ts';

const EXPIRING: readonly AssetSelection[] = ['FUTURE', 'CALENDAR SPREAD'];

export const instrumentColumns = defineColumns<keyof InstrumentFields>('field', {
  exchange_symbol: { header: 'Symbol', kind: 'symbol', names: ['symbol', 'sym', 'ticker'] },
  outright_symbol: { header: 'Outright', kind: 'text', width: 100, assetClasses: EXPIRING },
  exchange_base_symbol: { header: 'Base symbol', kind: 'choice', names: ['base'] },
  description: { header: 'Description', kind: 'text', width: 200 },
  country: { header: 'Country', kind: 'choice', isInEveryFile: true },
  trade_currency: { header: 'Currency', kind: 'choice', names: ['currency', 'ccy'] },
  asset_class: { header: 'Asset class', kind: 'choice', names: ['asset'] },
  asset_sub_class: { header: 'Asset sub-class', kind: 'choice', assetClasses: EXPIRING },
  category: { header: 'Category', kind: 'choice' },
  sub_category: { header: 'Sub-category', kind: 'choice' },
  expiry_month: { header: 'Expiry month', kind: 'month', assetClasses: EXPIRING },
  multiplier: { header: 'Multiplier', kind: 'number' },
  tick_size: { header: 'Tick size', kind: 'number' },
  quote_convention: { header: 'Quoted in', kind: 'choice' },
  last_trading_date: { header: 'Last trading date', kind: 'date', assetClasses: EXPIRING },
});
