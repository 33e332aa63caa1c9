import { formatFixed } from '@meridian/domain/number-format';
import { useCallback } from 'react';
import { ChartCard } from '../../components/chart/chart-card.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { frontierOption, frontierTable, pickedPlace } from './frontier-option.ts';
import { bpsOf, type ListView, uniformCostAt } from './list-view.ts';
import styles from './pre-trade.module.css';

type FrontierCardProps = {
  readonly view: ListView;
  /** In pixels, or any length of CSS. */
  readonly height: number | string;
  readonly onPlace: (place: number) => void;
};

/** The best mixes of plans. The slider is the urgency: to the right less risk for more cost. */
export function FrontierCard({ view, height, onPlace }: FrontierCardProps) {
  const option = useCallback((theme: ChartTheme) => frontierOption(view, theme), [view]);
  const pick = (id: string) => {
    const place = pickedPlace(id);
    if (place !== null) onPlace(place);
  };
  const { frontier, place, total, usd, uniform } = view;
  const [cost, risk] = [formatFixed(bpsOf(total.costUsd, usd), 1), formatFixed(bpsOf(total.riskUsd, usd), 1)];
  return (
    <ChartCard
      title="Cost against risk"
      note={view.orders === 1 ? 'the order, by urgency' : 'whole list, by urgency'}
      label="Cost against risk of the list"
      height={height}
      option={option}
      onPick={pick}
      table={frontierTable(view)}
      foot={
        <div className={styles['foot']}>
          <label className={styles['slider']}>
            Urgency
            <input
              type="range"
              min={0}
              max={Math.max(0, frontier.length - 1)}
              value={place}
              aria-valuetext={`${cost} bps cost, ${risk} bps risk`}
              onChange={({ target }) => onPlace(Number(target.value))}
            />
            <b>
              {cost} bps at {risk} risk
            </b>
          </label>
          <span>{sameForAll(uniform, view)}</span>
        </div>
      }
    />
  );
}

/** The honest size of the gain. */
function sameForAll(uniform: ListView['uniform'], { total, usd, orders }: ListView): string {
  const same = uniformCostAt(uniform, total.riskUsd);
  if (orders === 1) return 'To the right: faster, for less risk and more cost.';
  if (same === null) return 'No single plan for all has this risk.';
  const more = bpsOf(same - total.costUsd, usd) ?? 0;
  const compared = more >= 0 ? `${formatFixed(more, 1)} more` : `${formatFixed(-more, 1)} less`;
  return `The same plan for all at this risk: ${formatFixed(bpsOf(same, usd), 1)} bps, ${compared}.`;
}
