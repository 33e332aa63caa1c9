import type { parentOrderCatalogue } from '@meridian/domain/columns/catalogue/parent-order-catalogue';
import { formatUpTo } from '@meridian/domain/number-format';
import { reportDateText } from '@meridian/domain/report-text';
import type { Cell } from '@meridian/protocol/live/subscription-messages';

export type DescriptionColumn = keyof typeof parentOrderCatalogue;

export type DescriptionRecord = Readonly<Record<string, Cell>>;

type Section = { readonly label: string; readonly columns: readonly DescriptionColumn[] };

/** The fields that describe an order, not its progress. */
export const DESCRIPTION_SECTIONS: readonly Section[] = [
  {
    label: 'Instrument',
    columns: [
      'exchange_symbol',
      'description',
      'outright_symbol',
      'exchange_base_symbol',
      'asset_class',
      'asset_sub_class',
      'category',
      'sub_category',
      'country',
      'trade_currency',
    ],
  },
  { label: 'Contract', columns: ['expiry_month', 'last_trading_date', 'multiplier', 'tick_size'] },
  {
    label: 'Order',
    columns: [
      'parent_order_numeric_id',
      'client_order_id',
      'client_id',
      'account',
      'alloc_account',
      'trader_id',
      'list_name',
      'trade_date',
    ],
  },
];

const MAX_DECIMALS = 10;

/** A field as the grids write it; blank where there is none. */
export function descriptionText(column: DescriptionColumn, record: DescriptionRecord): string {
  const value = record[column] ?? null;
  if (value === null) return '';
  if (column === 'multiplier' || column === 'tick_size') return formatUpTo(value, MAX_DECIMALS);
  if (column === 'trade_date' || column === 'last_trading_date') return reportDateText(String(value));
  return String(value);
}
