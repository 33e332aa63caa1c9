import { useState } from 'react';
import { ErrorState } from '../components/error-state.tsx';
import { LoadingQuery } from '../components/loading-query.tsx';
import { Segments } from '../components/segments.tsx';
import { FeedStatus } from '../features/connection/feed-status.tsx';
import { CoverageReport } from '../features/range-coverage/coverage-report.tsx';
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
    if (error === null) return <LoadingQuery label="Loading cost ranges" query={query} />;
    return <ErrorState title={error.message} source="GET /tca/range_coverage" onRetry={() => void query.refetch()} />;
  }
  return <CoverageReport answer={data} />;
}
