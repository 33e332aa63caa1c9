import type { AssetSelection } from '@meridian/domain/asset-class';
import { type RefObject, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { CallFailed } from '../api/call-failed.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Segments } from '../components/segments.tsx';
import { TabList } from '../components/tab-list.tsx';
import { useCommandSource } from '../features/command-palette/command-registry.ts';
import { cardState } from '../features/transaction-cost/card-state.tsx';
import {
  COST_TABS,
  type CostAddress,
  type CostChange,
  HISTORY_RANGES,
  readCostAddress,
  withCostChange,
} from '../features/transaction-cost/cost-address.ts';
import { CostGroups } from '../features/transaction-cost/cost-groups.tsx';
import { CostStatus } from '../features/transaction-cost/cost-status.tsx';
import { CostToolbar } from '../features/transaction-cost/cost-toolbar.tsx';
import { EstimateTab } from '../features/transaction-cost/estimate-tab.tsx';
import { ExpectedCharts } from '../features/transaction-cost/expected-charts.tsx';
import { ExportButtons } from '../features/transaction-cost/export-buttons.tsx';
import { TradingStats } from '../features/transaction-cost/trading-stats.tsx';
import styles from '../features/transaction-cost/transaction-cost.module.css';
import { useActiveInstruments } from '../features/transaction-cost/use-transaction-cost.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useAssetSelection } from '../layout/use-asset-selection.ts';
import { useSearchChange } from '../lib/use-search-change.ts';
import { NotPermitted } from './not-permitted.tsx';

const TITLE = 'Transaction cost';
const PANEL = 'transaction-cost-panel';
const FORBIDDEN = 403;

function useCostAddress(): readonly [CostAddress, (change: CostChange) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  return [readCostAddress(search), (change) => changeSearch((now) => withCostChange(now, change))];
}

/** `/trade-analitycs/transaction-cost`: what an order would cost, what orders did cost, and the market around them. */
export function TransactionCostScreen() {
  const [asset] = useAssetSelection();
  const [asked, change] = useCostAddress();
  const instruments = useActiveInstruments(asset);
  const search = useRef<HTMLInputElement>(null);
  useCostCommands(search);
  const { error } = instruments;
  if (error instanceof CallFailed && error.failure.kind === 'problem' && error.failure.status === FORBIDDEN) {
    return (
      <ScreenFrame title={TITLE} isCentred>
        <NotPermitted what={TITLE} permission="Market impact" />
      </ScreenFrame>
    );
  }
  const known = instruments.data ?? [];
  // One of another asset class gives way to the first of this one.
  const symbol = known.find(({ exchange_symbol }) => exchange_symbol === asked.symbol) ?? known[0];
  const address = { ...asked, symbol: symbol?.exchange_symbol ?? null };
  const tab = COST_TABS.find(({ id }) => id === address.tab)?.label ?? '';
  return (
    <ScreenFrame
      title={TITLE}
      toolbar={<CostToolbar address={address} instruments={known} searchRef={search} onChange={change} />}
      actions={<ExportButtons address={address} panelId={PANEL} tab={tab} />}
      statusBar={<CostStatus address={address} />}
    >
      <div className={styles['tabs']}>
        <TabList
          label="Transaction cost"
          tabs={COST_TABS}
          selected={address.tab}
          panelId={PANEL}
          onSelect={(tab) => change({ tab })}
        />
        <Segments
          label="History"
          options={HISTORY_RANGES}
          selected={address.range}
          onSelect={(range) => change({ range })}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-label={tab}>
        {address.symbol === null ? (
          (cardState(instruments, 'Loading instruments') ?? (
            <EmptyState
              title="No instrument has a trading history yet"
              detail="The first day is written after its close."
            />
          ))
        ) : (
          <Shown address={address} asset={asset} symbol={address.symbol} onChange={change} />
        )}
      </div>
    </ScreenFrame>
  );
}

type ShownProps = {
  readonly address: CostAddress;
  readonly asset: AssetSelection;
  readonly symbol: string;
  readonly onChange: (change: CostChange) => void;
};

/** What the chosen tab shows. */
function Shown({ address, asset, symbol, onChange }: ShownProps) {
  const { tab, range } = address;
  if (tab === '2') return <ExpectedCharts symbol={symbol} range={range} />;
  if (tab === '3') return <CostGroups grouping="list" title="By list" range={range} asset={asset} />;
  if (tab === '4') return <CostGroups grouping="asset-class" title="By asset class" range={range} asset={asset} />;
  if (tab === '5') return <CostGroups grouping="country" title="By country" range={range} asset={asset} />;
  if (tab === '6') return <TradingStats symbol={symbol} />;
  return <EstimateTab address={address} asset={asset} symbol={symbol} onChange={onChange} />;
}

function useCostCommands(search: RefObject<HTMLInputElement | null>): void {
  useCommandSource(
    useMemo(() => {
      const find = { id: 'transaction-cost.search', title: 'Find an instrument', group: TITLE, keys: ['/'] };
      return { id: 'transaction-cost', rank: 10, commands: [{ ...find, run: () => search.current?.focus() }] };
    }, [search]),
  );
}
