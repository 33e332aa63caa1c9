import { formatQuantity } from '@meridian/domain/number-format';
import type { LiveRowsState } from '@meridian/live-client/live-rows';
import type { TacticFills } from './fills-by-tactic.ts';
import { TopicRemark } from './topic-remark.tsx';
import styles from './analytics.module.css';

type TacticBarsProps = { readonly state: LiveRowsState; readonly tactics: readonly TacticFills[] };

/** How much each tactic filled, and how much of that without crossing the spread. */
export function TacticBars({ state, tactics }: TacticBarsProps) {
  const most = Math.max(0, ...tactics.map(({ qty }) => qty));
  if (most === 0) return <TopicRemark state={state} emptyText="Nothing is filled yet." />;
  return (
    <>
      <p className={styles['legend']}>
        <span data-look="passive">Passive</span> at the near side as the child left, or better
        <span data-look="aggressive">Other</span>
      </p>
      {tactics.map(({ tactic, qty, passiveQty }) => (
        <div key={tactic} className={styles['bar']}>
          <span>{tactic}</span>
          <span className={styles['track']} aria-hidden="true">
            <span data-look="aggressive" style={{ transform: `scaleX(${(qty / most).toFixed(4)})` }} />
            <span data-look="passive" style={{ transform: `scaleX(${(passiveQty / most).toFixed(4)})` }} />
          </span>
          <b>{formatQuantity(qty)}</b>
          <span className={styles['share']}>{`${((100 * passiveQty) / qty).toFixed(0)}% passive`}</span>
        </div>
      ))}
    </>
  );
}
