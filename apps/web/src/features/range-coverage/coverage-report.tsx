import type { RangeCoverageAnswer } from '@meridian/protocol/rest/range-coverage-calls';
import { HistoryIcon } from '@salt-ds/icons';
import { EmptyState } from '../../components/empty-state.tsx';
import { CoverageTable } from './coverage-table.tsx';
import { firstMeasureText } from './coverage-text.ts';
import styles from './range-coverage.module.css';

/** How often ranges held, or when the first day will be measured. */
export function CoverageReport({ answer }: { readonly answer: RangeCoverageAnswer }) {
  const { groups, all, running_day } = answer;
  if (groups.length === 0) {
    return (
      <EmptyState
        fill="screen"
        icon={<HistoryIcon />}
        title="No order has been measured"
        detail={firstMeasureText(running_day)}
      />
    );
  }
  return (
    <div className={styles.page}>
      <p className={styles.about}>
        A ticket says between what an order will cost with a chance of 80 %. Its range holds when 76 to 84 % of the
        orders end inside. Costs are against the arrival mid. Orders of one symbol on one day count as one independent
        order. Nothing is said with fewer than 30 of them, nor while chance may explain a share outside the goal.
      </p>
      <CoverageTable groups={groups} all={all} />
    </div>
  );
}
