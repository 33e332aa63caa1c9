import { formatQuantity } from '@meridian/domain/number-format';
import { formatAveragePrice } from '@meridian/domain/price-format';
import type { PriceTerms } from '@meridian/domain/quote-convention';
import type { LiveRowsState } from '@meridian/live-client/live-rows';
import type { TacticFills } from './fills-by-tactic.ts';
import { TopicRemark } from './topic-remark.tsx';
import styles from './parts.module.css';

type TacticBarsProps = {
  readonly state: LiveRowsState;
  readonly tactics: readonly TacticFills[];
  readonly priceTerms: PriceTerms;
  readonly look: 'buy' | 'sell';
};

/** How much each tactic filled, at what price. */
export function TacticBars({ state, tactics, priceTerms, look }: TacticBarsProps) {
  const most = Math.max(0, ...tactics.map(({ qty }) => qty));
  if (most === 0) return <TopicRemark state={state} emptyText="Nothing is filled yet." />;
  return tactics.map(({ tactic, qty, averagePrice }) => (
    <div key={tactic} className={styles['bar']}>
      <span>{tactic}</span>
      <span className={styles['track']} aria-hidden="true">
        <span data-look={look} style={{ transform: `scaleX(${(qty / most).toFixed(4)})` }} />
      </span>
      <b>{formatQuantity(qty)}</b>
      <span className={styles['share']}>
        {averagePrice === null ? '' : `@ ${formatAveragePrice(averagePrice, priceTerms)}`}
      </span>
    </div>
  ));
}
