import type { Maybe } from './maybe.ts';

/** A market quantity is not an order's own. It must not be added up over orders. */
export type AttributeKind =
  | 'quantity'
  | 'market-quantity'
  | 'price'
  | 'average-price'
  | 'percent'
  | 'bps'
  | 'cost-bps'
  | 'time'
  | 'flag'
  | 'text';

export type AttributeDescription = {
  /** The key in the order's attributes_json. */
  readonly key: string;
  readonly header: string;
  readonly kind: AttributeKind;
  /** Hidden in grids and on the column chooser's first page. */
  readonly hidden?: true;
  /** Other names that people use for it. */
  readonly names?: readonly string[];
  /** True for numbers that come from the market. */
  readonly isMarketData?: true;
};

/** All keys of attributes_json. Algorithms write them; columns and filters read them. Percents are 0–100. */
export const ATTRIBUTES = [
  { key: 'attr_start_time', header: 'Start Time', kind: 'time' },
  { key: 'attr_end_time', header: 'End Time', kind: 'time' },
  { key: 'goal', header: 'Goal', kind: 'quantity' },
  { key: 'ceiling', header: 'Ceiling', kind: 'quantity' },
  { key: 'floor', header: 'Floor', kind: 'quantity' },
  { key: 'expected_percent_volume', header: 'Expected %Volume', kind: 'percent', isMarketData: true },
  { key: 'moo_target', header: 'MOO Target', kind: 'quantity' },
  { key: 'moo_filled', header: 'MOO Filled', kind: 'quantity' },
  { key: 'moo_open', header: 'MOO Open', kind: 'quantity' },
  { key: 'moc_target', header: 'MOC Target', kind: 'quantity' },
  { key: 'moc_filled', header: 'MOC Filled', kind: 'quantity' },
  { key: 'moc_open', header: 'MOC Open', kind: 'quantity' },
  {
    key: 'marketable_interval_volume',
    header: 'Marketable Interval Volume',
    kind: 'market-quantity',
    isMarketData: true,
  },
  { key: 'marketable_vwap', header: 'Marketable VWAP', kind: 'average-price', isMarketData: true },
  { key: 'schedule_filled', header: 'Schedule Filled', kind: 'quantity' },
  { key: 'adaptive_part_rate', header: 'Adaptive Participation Rate', kind: 'percent' },
  { key: 'current_target_pov', header: 'Current Target POV', kind: 'percent' },
  { key: 'expected_day_volume', header: 'Expected Day Volume', kind: 'market-quantity', isMarketData: true },
  { key: 'expected_interval_volume', header: 'Expected Interval Volume', kind: 'market-quantity', isMarketData: true },
  {
    key: 'expected_remaining_volume',
    header: 'Expected Remaining Volume',
    kind: 'market-quantity',
    isMarketData: true,
  },
  { key: 'expected_ivwap_bps', header: 'Expected IVWAP bps', kind: 'cost-bps', isMarketData: true },
  { key: 'expected_ivwap_sd_bps', header: 'Expected IVWAP sd bps', kind: 'bps', isMarketData: true },
  { key: 'expected_arrival_bps', header: 'Expected arrival bps', kind: 'cost-bps', isMarketData: true },
  { key: 'expected_arrival_sd_bps', header: 'Expected arrival sd bps', kind: 'bps', isMarketData: true },
  { key: 'dark_i_would_price', header: 'Dark I-Would Price', kind: 'price', hidden: true },
  { key: 'dark_i_would_qty', header: 'Dark I-Would Qty', kind: 'quantity', hidden: true },
  { key: 'microstrategy_step', header: 'Microstrategy', kind: 'text', hidden: true },
  { key: 'microstrategy_reason', header: 'Microstrategy Reason', kind: 'text', hidden: true },
  { key: 'schedule_volume_cap_constrained', header: 'VC Constrained', kind: 'flag', names: ['vc_constrained'] },
] as const satisfies readonly AttributeDescription[];

export type AttributeKey = (typeof ATTRIBUTES)[number]['key'];

type KeyOfKind<K extends AttributeKind> = Extract<(typeof ATTRIBUTES)[number], { kind: K }>['key'];

export type NumberAttributeKey = KeyOfKind<
  'quantity' | 'market-quantity' | 'price' | 'average-price' | 'percent' | 'bps' | 'cost-bps'
>;
export type TimeAttributeKey = KeyOfKind<'time'>;
export type FlagAttributeKey = KeyOfKind<'flag'>;
export type TextAttributeKey = KeyOfKind<'text'>;

export function isAttributeKey(value: Maybe<string>): value is AttributeKey {
  return ATTRIBUTES.some((attribute) => attribute.key === value);
}
