import { percentAheadText } from '@meridian/domain/cell-text';
import { changeTone, costTone } from '@meridian/domain/cell-tone';
import { percentAhead, percentIntervalVolume, toTrade } from '@meridian/domain/computed-columns';
import { formatFixed, formatQuantity, formatSigned, formatWithPercentSign } from '@meridian/domain/number-format';
import { formatAveragePrice, formatMidPrice } from '@meridian/domain/price-format';
import { Card } from '../card.tsx';
import { FactsList } from '../facts-list.tsx';
import { type Figure, Figures } from '../figures.tsx';
import { lookOf, type OrderFacts } from '../order-facts.ts';
import { OrderTrajectory } from '../order-trajectory.tsx';
import { QuantityBar } from '../quantity-bar.tsx';
import styles from '../parts.module.css';

/** Where the order stands against its plan, as of now. */
export function ProgressTab({ order, facts }: { readonly order: number; readonly facts: OrderFacts }) {
  const { attributes, orderQty, filledQty, side } = facts;
  const { goal, floor, ceiling } = attributes;
  const hasPlan = goal !== null || floor !== null || ceiling !== null;
  const look = lookOf(side);
  return (
    <>
      <Figures figures={progressFigures(facts)} />
      {attributes.schedule_volume_cap_constrained ? (
        <p className={styles['warning']}>
          <b>Volume cap constrained</b> {attributes.microstrategy_reason}
        </p>
      ) : null}
      <OrderTrajectory order={order} facts={facts} />
      <Card title="Against the plan" note="of the order's size, now">
        <QuantityBar label="Filled" value={filledQty} of={orderQty} look={look} />
        <QuantityBar label="Floor" value={floor} of={orderQty} look="plan" />
        <QuantityBar label="Goal" value={goal} of={orderQty} look="plan" />
        <QuantityBar label="Ceiling" value={ceiling} of={orderQty} look="plan" />
        {hasPlan ? null : <p className={styles['remark']}>This strategy reports no goal, floor or ceiling now.</p>}
      </Card>
      <Card title="Volumes" note="expected by the volume forecast, and seen">
        <FactsList facts={volumeFacts(facts)} />
      </Card>
    </>
  );
}

function progressFigures(facts: OrderFacts): readonly Figure[] {
  const { attributes, orderQty, filledQty, priceTerms, number, text } = facts;
  const { goal, floor, current_target_pov: target } = attributes;
  const row = { filled_qty: filledQty, goal, floor, order_qty: orderQty };
  const ahead = percentAhead(row);
  const share = percentIntervalVolume({
    filled_qty: filledQty,
    volume_since_start: number('volume_since_start'),
    asset_class: text('asset_class'),
  });
  // The desk counts the costs of futures in ticks.
  const unit = text('asset_class') === 'FUTURE' ? 'ticks' : 'bps';
  const cost = (label: string, benchmark: string, note: string): Figure => {
    const paid = number(`cost_${benchmark}_${unit}`);
    return { label, value: formatSigned(paid, 1), unit, note, tone: costTone(paid) };
  };
  return [
    {
      label: 'Filled',
      value: formatQuantity(filledQty),
      note: `${formatFixed(number('complete_percent'), 2)}% of ${formatQuantity(orderQty)}`,
    },
    {
      label: 'Ahead of goal',
      value: ahead === null ? '' : `${percentAheadText(row)}%`,
      note: goal === null || filledQty === null ? 'No goal' : `${formatSigned(filledQty - goal, 0)} vs goal`,
      tone: changeTone(ahead),
    },
    {
      label: 'To trade (floor)',
      value: formatQuantity(toTrade(row)),
      note: floor === null ? 'No floor' : `Floor ${formatQuantity(floor)}`,
    },
    {
      label: 'Participation',
      value: formatWithPercentSign(share),
      note: target === null ? 'No target' : `Target ${formatWithPercentSign(target)}`,
    },
    cost('vs IVWAP', 'ivwap', `IVWAP ${formatAveragePrice(number('ivwap'), priceTerms)}`),
    cost('vs arrival', 'arrival_mid', `Mid ${formatMidPrice(number('arrival_mid'), priceTerms)}`),
  ];
}

function volumeFacts({ attributes, priceTerms, number }: OrderFacts) {
  return [
    { label: 'Expected day volume', value: formatQuantity(attributes.expected_day_volume) },
    { label: 'Day volume so far', value: formatQuantity(number('day_volume')) },
    { label: 'Expected interval volume', value: formatQuantity(attributes.expected_interval_volume) },
    { label: 'Volume since start', value: formatQuantity(number('volume_since_start')) },
    { label: 'Expected remaining volume', value: formatQuantity(attributes.expected_remaining_volume) },
    { label: 'Marketable interval volume', value: formatQuantity(attributes.marketable_interval_volume) },
    { label: 'Expected % volume', value: formatWithPercentSign(attributes.expected_percent_volume) },
    { label: 'Marketable VWAP', value: formatAveragePrice(attributes.marketable_vwap, priceTerms) },
    { label: 'Adaptive participation rate', value: formatWithPercentSign(attributes.adaptive_part_rate) },
    { label: 'Schedule filled', value: formatQuantity(attributes.schedule_filled) },
  ];
}
