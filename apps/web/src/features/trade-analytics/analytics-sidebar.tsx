import { rowRecords } from '@meridian/live-client/live-rows';
import { type ReactNode, useId } from 'react';
import { LoadingState } from '../../components/loading-state.tsx';
import { StatePanel } from '../../components/state-panel.tsx';
import { TabList } from '../../components/tab-list.tsx';
import { useCoversRight } from '../../components/use-covers-right.ts';
import { usePoppedOut } from '../../lib/pop-out.ts';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { TABS, type TabEntry } from './analytics-code.ts';
import { AnalyticsHeader } from './analytics-header.tsx';
import { type OrderFacts, orderFacts } from './order-facts.ts';
import { AuctionsTab } from './tabs/auctions-tab.tsx';
import { EventLogTab } from './tabs/event-log-tab.tsx';
import { MicrostrategyTab } from './tabs/microstrategy-tab.tsx';
import { ParametersTab } from './tabs/parameters-tab.tsx';
import { PreTradeTab } from './tabs/pre-trade-tab.tsx';
import { ProgressTab } from './tabs/progress-tab.tsx';
import { TransactionCostTab } from './tabs/transaction-cost-tab.tsx';
import styles from './analytics.module.css';

const ENTRIES = TABS.map(({ code, label }) => ({ id: code, label }));

type AnalyticsSidebarProps = {
  readonly order: number;
  readonly tab: TabEntry;
  readonly canReadLogs: boolean;
  readonly hasMarketData: boolean;
  /** The pre-trade analytics of the order. Null for users who may not see estimates. */
  readonly preTrade: ReactNode;
  /** Action buttons for the order. */
  readonly actionsFor: (row: Readonly<Record<string, unknown>>) => ReactNode;
  readonly onTab: (code: string) => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onClose: () => void;
};

/** The analytics of one parent order, over the right of the blotter. The rest stays usable. */
export function AnalyticsSidebar(props: AnalyticsSidebarProps) {
  const { order, tab, hasMarketData } = props;
  const panelId = useId();
  const isAlone = usePoppedOut() === 'analytics';
  useCoversRight(isAlone ? null : 'wide');
  const state = useLiveRows('parent_orders', { parent_order_numeric_ids: [order] });
  const record = rowRecords(state)[0];
  const facts = record === undefined ? null : orderFacts(record);
  const isStale = state.status === 'stale';
  return (
    <aside className={styles['sidebar']} aria-label="Trade analytics" data-alone={isAlone ? '' : undefined}>
      <AnalyticsHeader
        order={order}
        facts={facts}
        hasMarketData={hasMarketData}
        actions={record === undefined ? null : props.actionsFor(record)}
        isAlone={isAlone}
        onStep={props.onStep}
        onClose={props.onClose}
      />
      <TabList
        label="Trade analytics"
        tabs={ENTRIES}
        selected={tab.code}
        panelId={panelId}
        isLined
        onSelect={props.onTab}
      />
      <div
        className={styles['panel']}
        role="tabpanel"
        // It scrolls, and a tab without a control in it has no other way for the keyboard.
        tabIndex={0}
        id={panelId}
        aria-label={tab.label}
        data-plain={tab.label === 'Event Log' ? '' : undefined}
        data-stale={isStale ? '' : undefined}
      >
        {facts !== null ? (
          <TabContent key={order} {...props} facts={facts} />
        ) : (
          <NoOrder order={order} isLoading={state.status === 'waiting'} />
        )}
      </div>
      <output className="salt-visuallyHidden">
        {facts === null ? '' : `${tab.label} of ${facts.symbol}, order ${order}`}
      </output>
    </aside>
  );
}

function NoOrder({ order, isLoading }: { readonly order: number; readonly isLoading: boolean }) {
  if (isLoading) return <LoadingState label="Loading the order" />;
  return (
    <StatePanel title={`Order ${order} is not here`} detail="It does not exist, or you may not see its account." />
  );
}

function TabContent(props: AnalyticsSidebarProps & { readonly facts: OrderFacts }) {
  const { tab, order, facts } = props;
  switch (tab.label) {
    case 'Progress':
      return <ProgressTab order={order} facts={facts} />;
    case 'Event Log':
      return <EventLogTab order={order} isPermitted={props.canReadLogs} />;
    case 'Microstrategy':
      return <MicrostrategyTab order={order} facts={facts} hasMarketData={props.hasMarketData} />;
    case 'Auctions':
      return <AuctionsTab facts={facts} hasMarketData={props.hasMarketData} />;
    case 'Pre Trade Analytics':
      return (
        <PreTradeTab facts={facts} hasMarketData={props.hasMarketData}>
          {props.preTrade}
        </PreTradeTab>
      );
    case 'Transaction Cost':
      return <TransactionCostTab facts={facts} hasMarketData={props.hasMarketData} />;
    case 'Parameters':
    default:
      return <ParametersTab order={order} facts={facts} />;
  }
}
