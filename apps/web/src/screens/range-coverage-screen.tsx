import { useState } from 'react';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { LoadingState } from '../components/loading-state.tsx';
import { Segments } from '../components/segments.tsx';
import { FeedStatus } from '../features/connection/feed-status.tsx';
import { CoverageTable } from '../features/range-coverage/coverage-table.tsx';
import { firstMeasureText } from '../features/range-coverage/coverage-text.ts';
import styles from '../features/range-coverage/range-coverage.module.css';
import { useRangeCoverage } from '../features/range-coverage/use-range-coverage.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useSession } from '../session/session-context.tsx';
import { selectHasMarketImpactPermit } from '../session/session-selectors.ts';
import { NotPermitted } from './not-permitted.tsx';

const TITLE = 'Cost ranges';
const PERIODS = [
  { value: '20', label: '20 days' },
  { value: '60', label: '60 days' },
  { value: '250', label: '250 days' },
] as const;

/** `/trade-analitycs/coverage`: how often the ranges of the ticket held. */
export function RangeCoverageScreen() {
  const isAllowed = useSession(selectHasMarketImpactPermit);
  if (isAllowed) return <RangeCoverage />;
  return (
    <ScreenFrame title={TITLE} isCentred>
      <NotPermitted what={TITLE} permission="Market impact" />
    </ScreenFrame>
  );
}

function RangeCoverage() {
  const [period, setPeriod] = useState<(typeof PERIODS)[number]['value']>('60');
  const query = useRangeCoverage(Number(period));
  const days = query.data?.days ?? [];
  return (
    <ScreenFrame
      title={TITLE}
      toolbar={<Segments label="Period" options={PERIODS} selected={period} onSelect={setPeriod} />}
      statusBar={
        <>
          <span>{daysText(days.map(({ trade_date }) => trade_date))}</span>
          <FeedStatus />
        </>
      }
    >
      <Content query={query} />
    </ScreenFrame>
  );
}

function daysText(dates: readonly string[]): string {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return 'No day has been measured';
  return dates.length === 1 ? `1 day, ${first}` : `${dates.length} days, ${first} to ${last}`;
}

function Content({ query }: { readonly query: ReturnType<typeof useRangeCoverage> }) {
  const { data, error } = query;
  if (data === undefined) {
    if (error === null) return <LoadingState label="Loading cost ranges" />;
    return <ErrorState title={error.message} source="GET /tca/range_coverage" onRetry={() => void query.refetch()} />;
  }
  if (data.groups.length === 0) {
    return <EmptyState fill="page" title="No order has been measured" detail={firstMeasureText(data.running_day)} />;
  }
  return (
    <div className={styles.page}>
      <p className={styles.about}>
        A ticket says between what an order will cost with a chance of 80 %. Its range holds when 76 to 84 % of the
        orders end inside. Costs are against the arrival mid. Orders of one symbol on one day count as one independent
        order. Nothing is said with fewer than 30 of them, nor while chance may explain a share outside the goal.
      </p>
      <CoverageTable groups={data.groups} all={data.all} />
    </div>
  );
}
