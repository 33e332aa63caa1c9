import { LockedIcon } from '@salt-ds/icons';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { SidePanel } from '../../components/side-panel.tsx';
import { StatePanel } from '../../components/state-panel.tsx';
import { useLiveRecord } from '../../live/use-live-record.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectHasMarketDataPermit } from '../../session/session-selectors.ts';
import { MarketFacts } from './market-facts.tsx';
import { useInstrument } from './use-instrument.ts';

type MarketDataPanelProps = {
  readonly symbol: string;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
};

/** One instrument's market, live. */
export function MarketDataPanel({ symbol, takesFocus, onClose }: MarketDataPanelProps) {
  const isPermitted = useSession(selectHasMarketDataPermit);
  const instrument = useInstrument(symbol);
  const about = [instrument?.description, instrument?.country].filter((word) => typeof word === 'string');
  return (
    <SidePanel
      label={`Market data for ${symbol}`}
      title={symbol}
      subtitle={about.length === 0 ? 'Market data' : about.join(' · ')}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      {isPermitted ? <Market key={symbol} symbol={symbol} /> : <NoPermit />}
    </SidePanel>
  );
}

function NoPermit() {
  return (
    <StatePanel
      icon={<LockedIcon />}
      title="Market data is not permitted"
      detail="Last, Bid and Ask are blank without the market data permit. An administrator can grant it."
    />
  );
}

function Market({ symbol }: { readonly symbol: string }) {
  const { status, record, refusal, staleSinceMs } = useLiveRecord('market_data', { exchange_symbols: [symbol] });
  if (status === 'refused') {
    return refusal?.code === 'not-permitted' ? (
      <NoPermit />
    ) : (
      <ErrorState title={refusal?.message ?? 'Network error'} source={`market_data · ${refusal?.code ?? ''}`} />
    );
  }
  if (record !== null) return <MarketFacts record={record} staleSinceMs={status === 'stale' ? staleSinceMs : null} />;
  if (status === 'waiting') return <LoadingState label={`Market data for ${symbol}`} />;
  return <StatePanel title={`No market for ${symbol}`} detail="Nothing is quoted under this symbol." />;
}
