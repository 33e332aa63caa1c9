import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { formatFixed, formatUpTo } from '@meridian/domain/number-format';
import type { CostEstimateAnswer } from '@meridian/protocol/rest/cost-estimate-schemas';
import { bpsText, perUnitText, rangeText, takesText, unitMoneyText } from './cost-texts.ts';
import styles from './transaction-cost.module.css';

type Figure = { readonly name: string; readonly value: string; readonly unit?: string; readonly about: string };

function limitFigure(order: NonNullable<CostEstimateAnswer['order']>): Figure | null {
  const { limit } = order;
  if (limit === null) return null;
  const isReachable = limit.cost !== null;
  return {
    name: 'Chance to finish',
    value: `${formatFixed(limit.finish_percent, 0)}%`,
    about: isReachable ? `Limit lowers it by ${formatFixed(limit.lowered_by_percent, 0)}%` : 'Limit out of reach',
  };
}

const SMALL_SPREAD = 0.001;

/** The spread of a currency future is far below a cent. */
function spreadText(spread: number): string {
  return formatUpTo(spread, spread < SMALL_SPREAD ? 8 : 4);
}

export function figuresOf({ market, order }: CostEstimateAnswer): readonly Figure[] {
  if (order === null) return [];
  const { trade_currency } = market;
  const { split } = order;
  const total = order.cost_contract * order.order_qty;
  const spread = market.spread === null ? '' : `Spread ${spreadText(market.spread)}`;
  const takes = takesText(order.duration_minutes, market.day_minutes);
  return [
    {
      name: 'Expected cost',
      value: bpsText(order.cost_bps),
      unit: 'bps',
      about: `80% range ${rangeText(order, 'spread', market)}`,
    },
    {
      name: perUnitText(market.asset_class),
      value: unitMoneyText(order.cost_contract, market),
      about: `${abbreviateNumber(total)} ${trade_currency} for ${order.order_qty.toLocaleString('en-US')}`,
    },
    {
      name: 'Of the spread',
      value: order.cost_pct_spread === null ? '–' : `${formatFixed(order.cost_pct_spread, 0)}%`,
      about: spread,
    },
    {
      name: 'Spread + impact',
      value: `${bpsText(split.spread.bps)} + ${bpsText(split.impact.bps)}`,
      unit: 'bps',
      about: `Peak ${bpsText(split.peak.bps)}, permanent ${bpsText(split.permanent.bps)}`,
    },
    { name: 'vs IVWAP', value: bpsText(order.cost_ivwap_bps), unit: 'bps', about: 'Shared impact cancels' },
    limitFigure(order) ?? {
      name: 'Timing risk',
      value: bpsText(order.risk.bps),
      unit: 'bps',
      about: order.is_stretched ? `The whole market for ${takes}` : `${takes} at ${formatFixed(order.part_rate, 1)}%`,
    },
  ];
}

/** The chosen order in six figures, each with its range or its reason. */
export function KeyFigures({ estimate }: { readonly estimate: CostEstimateAnswer }) {
  return (
    <dl className={styles['figures']}>
      {figuresOf(estimate).map(({ name, value, unit, about }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> {unit === undefined ? null : <span>{unit}</span>}
            <small>{about}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
