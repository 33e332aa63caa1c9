import { Button } from '@salt-ds/core';
import { CsvIcon } from '@salt-ds/icons';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { FeedStatus } from '../../features/connection/feed-status.tsx';
import { BubbleChart } from '../../features/execution-summary/bubble-chart.tsx';
import styles from '../../features/execution-summary/execution-summary.module.css';
import { SummaryFigures } from '../../features/execution-summary/summary-figures.tsx';
import { SummaryStatus } from '../../features/execution-summary/summary-status.tsx';
import { SummaryTable } from '../../features/execution-summary/summary-table.tsx';
import { HIDDEN_BY_STATUS } from '../../features/execution-summary/summary-texts.ts';
import { SummaryToolbar } from '../../features/execution-summary/summary-toolbar.tsx';
import { ScreenFrame } from '../../layout/screen-frame.tsx';
import { useSession } from '../../session/session-context.tsx';
import { selectHasMarketDataPermit } from '../../session/session-selectors.ts';
import { NotPermitted } from '../not-permitted.tsx';
import { OrderAnalytics } from '../parent-orders/order-analytics.tsx';
import { SummaryOrders } from './summary-orders.tsx';
import { type SummaryScreen, useSummaryScreen } from './use-summary-screen.ts';

const TITLE = 'Execution summary';

/** `/trade-analitycs/progress`: how far the desk's orders are and what they cost, by list, asset class or country. */
export function ExecutionSummaryScreen() {
  const isPermitted = useSession(({ auth }) => auth.permissions?.dashboard_permit ?? false);
  if (isPermitted) return <Summary />;
  return (
    <ScreenFrame title={TITLE} isCentred>
      <NotPermitted what={TITLE} permission="Dashboard" />
    </ScreenFrame>
  );
}

function Summary() {
  const screen = useSummaryScreen();
  const { settings, change, shown, download } = screen;
  const hasMarketData = useSession(selectHasMarketDataPermit);
  return (
    <>
      <ScreenFrame
        title={TITLE}
        toolbar={
          <>
            {shown === null ? null : (
              <span className={styles['label']}>{shown.total.orders.toLocaleString('en-US')} orders</span>
            )}
            <SummaryToolbar settings={settings} onChange={change} />
          </>
        }
        actions={
          <Button appearance="bordered" disabled={shown === null} onClick={download}>
            <CsvIcon aria-hidden /> Export CSV
          </Button>
        }
        statusBar={
          <>
            {shown === null ? null : <SummaryStatus {...shown} by={settings.by} hasMarketData={hasMarketData} />}
            <FeedStatus />
          </>
        }
      >
        <Content screen={screen} hasMarketData={hasMarketData} />
      </ScreenFrame>
      <OrderAnalytics order={screen.order} analytics={screen.analytics} askFor={null} />
    </>
  );
}

type ContentProps = { readonly screen: SummaryScreen; readonly hasMarketData: boolean };

function Content({ screen, hasMarketData }: ContentProps) {
  const { settings, change, shown, isOld, group, blotter } = screen;
  if (shown === null) return <LoadingState label="Loading the summary" />;
  const { lines, total, other } = shown;
  if (lines.length === 0) {
    return (
      <EmptyState
        title="No orders to sum up"
        detail={HIDDEN_BY_STATUS[settings.status]}
        actions={
          settings.status === 'all' ? undefined : (
            <Button appearance="bordered" onClick={() => change({ status: 'all' })}>
              Show all orders
            </Button>
          )
        }
      />
    );
  }
  return (
    <div className={styles['screen']}>
      <SummaryFigures
        lines={lines}
        total={total}
        other={other}
        by={settings.by}
        benchmark={settings.benchmark}
        executionUnits={settings.executionUnits}
        isOld={isOld}
        hasMarketData={hasMarketData}
      />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <SummaryTable
            lines={lines}
            total={total}
            settings={settings}
            isOld={isOld}
            selectedId={screen.selectedId}
            openId={screen.openId}
            onSelect={screen.select}
            onOpen={screen.open}
          />
          {group === null ? null : (
            <SummaryOrders blotter={blotter} group={group} order={screen.order} onOpenRow={screen.analytics.show} />
          )}
        </div>
        <div className={styles['aside']}>
          <BubbleChart
            lines={lines}
            benchmark={settings.benchmark}
            selectedId={screen.selectedId}
            onSelect={screen.pick}
          />
        </div>
      </div>
    </div>
  );
}
