import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import { costTone } from '@meridian/domain/cell-tone';
import { formatFixed, formatQuantity, formatSigned } from '@meridian/domain/number-format';
import { formatAveragePrice } from '@meridian/domain/price-format';
import type { Figure } from './figures.tsx';
import type { OrderFacts } from './order-facts.ts';

/** The order's cost in six numbers; in ticks where bps mean nothing. */
export function costFigures({
  filledQty,
  orderQty,
  priceTerms,
  number,
  text,
  attributes,
}: OrderFacts): readonly Figure[] {
  const unit = text('asset_sub_class') === CALENDAR_SPREAD ? 'ticks' : 'bps';
  const cost = (label: string, field: string, expected: number | null): Figure => {
    const paid = number(`${field}_${unit}`);
    const note = expected === null ? 'no expected cost' : `expected ${formatSigned(expected, 1)}`;
    return { label, value: formatSigned(paid, 1), unit, tone: costTone(paid), note };
  };
  const [spreadBps, spreadTicks] = [number('avg_spread_bps'), number('avg_spread_ticks')];
  return [
    { label: 'Filled', value: formatQuantity(filledQty), note: `of ${formatQuantity(orderQty)}` },
    {
      label: 'Average price',
      value: formatAveragePrice(number('avg_fill_price'), priceTerms),
      note: `Arrival ${formatAveragePrice(number('arrival_mid'), priceTerms)}`,
    },
    cost('vs IVWAP', 'cost_ivwap', attributes.expected_ivwap_bps),
    cost('vs arrival', 'cost_arrival_mid', attributes.expected_arrival_bps),
    cost('vs day VWAP', 'cost_dvwap', null),
    unit === 'ticks'
      ? { label: 'Spread met', value: formatFixed(spreadTicks, 1), unit }
      : { label: 'Spread met', value: formatFixed(spreadBps, 1), unit, note: `${formatFixed(spreadTicks, 1)} ticks` },
  ];
}
