import { costTone } from '@meridian/domain/cell-tone';
import { formatFixed, formatQuantity, formatSigned } from '@meridian/domain/number-format';
import { formatAveragePrice } from '@meridian/domain/price-format';
import type { Figure } from './figures.tsx';
import type { OrderFacts } from './order-facts.ts';

/** The order's cost in six numbers. */
export function costFigures({ filledQty, orderQty, priceTerms, number, attributes }: OrderFacts): readonly Figure[] {
  const cost = (label: string, field: string, expected: number | null): Figure => {
    const paid = number(field);
    const note = expected === null ? 'no expected cost' : `expected ${formatSigned(expected, 1)}`;
    return { label, value: formatSigned(paid, 1), unit: 'bps', tone: costTone(paid), note };
  };
  return [
    { label: 'Filled', value: formatQuantity(filledQty), note: `of ${formatQuantity(orderQty)}` },
    {
      label: 'Average price',
      value: formatAveragePrice(number('avg_fill_price'), priceTerms),
      note: `Arrival ${formatAveragePrice(number('arrival_mid'), priceTerms)}`,
    },
    cost('vs IVWAP', 'cost_ivwap_bps', attributes.expected_ivwap_bps),
    cost('vs arrival', 'cost_arrival_mid_bps', attributes.expected_arrival_bps),
    cost('vs day VWAP', 'cost_dvwap_bps', null),
    {
      label: 'Spread met',
      value: formatFixed(number('avg_spread_bps'), 1),
      unit: 'bps',
      note: `${formatFixed(number('avg_spread_ticks'), 1)} ticks`,
    },
  ];
}
