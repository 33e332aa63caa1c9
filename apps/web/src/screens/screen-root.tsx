import { useState } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { partAtFirstUse } from '../lib/later-part.tsx';
import { useSearchChange } from '../lib/use-search-change.ts';
import { panelOf, withPanel } from './blotter/panel-address.ts';
import { orderOf } from './detail/order-address.ts';
import styles from './screen-root.module.css';
import { CancelMine } from './trade/cancel-mine.tsx';
import { useStartCommands } from './trade/use-start-commands.ts';
import { useTradeCommands } from './trade/use-trade-commands.ts';
import { useSearchEverywhere } from './use-search-everywhere.ts';

const MarketDataPanel = partAtFirstUse(
  async () => (await import('../features/market-data/market-data-panel.tsx')).MarketDataPanel,
);
const DescriptionPanel = partAtFirstUse(
  async () => (await import('../features/description/description-panel.tsx')).DescriptionPanel,
);
const ConfigurationPanel = partAtFirstUse(
  async () => (await import('../features/order-configuration/configuration-panel.tsx')).ConfigurationPanel,
);
const StartOrdersPanel = partAtFirstUse(
  async () => (await import('../features/start-orders/start-orders-panel.tsx')).StartOrdersPanel,
);
const StudioPanel = partAtFirstUse(async () => (await import('./studio/studio-panel.tsx')).StudioPanel);
const TradePanel = partAtFirstUse(async () => (await import('./trade/trade-panel.tsx')).TradePanel);

/** The root of every screen: its side panels and palette commands. */
export function ScreenRoot() {
  useSearchEverywhere();
  useTradeCommands();
  useStartCommands();
  return (
    <div className={styles['row']}>
      <div className={styles['screen']}>
        <Outlet />
      </div>
      <Beside />
      <CancelMine />
    </div>
  );
}

function Beside() {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const panel = panelOf(search);
  const [first] = useState(panel !== null);
  const [isUsed, setUsed] = useState(false);
  if (panel === null && !isUsed) setUsed(true);
  const close = () => changeSearch((now) => withPanel(now, null));
  const common = { takesFocus: !first || isUsed, onClose: close };
  if (panel?.kind === 'market-data') return <MarketDataPanel {...common} symbol={panel.symbol} />;
  if (panel?.kind === 'send-staged' || panel?.kind === 'pending-parameters') {
    return <StartOrdersPanel {...common} key={panel.kind} kind={panel.kind} named={panel.orders} />;
  }
  if (panel?.kind === 'trade' || panel?.kind === 'basket') return <TradePanel {...common} kind={panel.kind} />;
  if (panel?.kind === 'studio') return <StudioPanel {...common} order={orderOf(search)} />;
  if (panel?.kind === 'configuration') return <ConfigurationPanel {...common} order={orderOf(search)} />;
  return panel?.kind === 'description' ? <DescriptionPanel {...common} order={orderOf(search)} /> : null;
}
