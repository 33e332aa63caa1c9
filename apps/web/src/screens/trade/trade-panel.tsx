import type { AssetClassified } from '@meridian/domain/asset-class';
import { type Location, useNavigate, useSearchParams } from 'react-router';
import { BasketPanel } from '../../features/basket/basket-panel.tsx';
import { useConnectionFacts } from '../../features/connection/connection-store.ts';
import { TradeTicket } from '../../features/trade-ticket/trade-ticket.tsx';
import { withAsset } from '../../layout/asset-selection.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import type { PreTradeDraft } from '../../lib/pre-trade-draft.ts';
import { PRE_TRADE_PATH, withSubject } from '../../features/pre-trade/pre-trade-address.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectHasMarketImpactPermit } from '../../session/session-selectors.ts';
import { panelOf, withPanel } from '../blotter/panel-address.ts';
import { assetOfRow } from '../found-commands.ts';
import { withOrder } from '../detail/order-address.ts';

type TradePanelProps = {
  readonly kind: 'trade' | 'basket';
  readonly takesFocus: boolean;
  readonly onClose: () => void;
};

/** The ticket or the basket beside a screen, for users who may send. */
export function TradePanel({ kind, takesFocus, onClose }: TradePanelProps) {
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const changeSearch = useSearchChange();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isTradingStopped = useConnectionFacts(({ autoTrading }) => autoTrading?.status === 'off');
  const show = (other: TradePanelProps['kind']) => changeSearch((now) => withPanel(now, { kind: other }));
  const showOrder = (id: number, instrument: AssetClassified) => {
    const address = withOrder(withAsset(search, assetOfRow(instrument)), id);
    void navigate({ pathname: '/', search: address.toString() });
  };
  const mayEstimate = useSession(selectHasMarketImpactPermit);
  if (!arePermitted) return null;
  const onPreTrade = mayEstimate ? showPreTrade : null;
  const common = { takesFocus, onClose, onPreTrade, onShowOrder: showOrder };
  if (kind === 'basket') return <BasketPanel {...common} isKeptAt={isBasketAt} onOpenTicket={() => show('trade')} />;
  return <TradeTicket {...common} isTradingStopped={isTradingStopped} onOpenBasket={() => show('basket')} />;
}

/** In a tab of its own, so that the ticket or the basket stays. */
function showPreTrade(drafts: readonly PreTradeDraft[]): void {
  const address = withSubject(new URLSearchParams(), { kind: 'drafts', drafts });
  window.open(`${PRE_TRADE_PATH}?${address.toString()}`, '_blank');
}

function isBasketAt(next: Location, now: Location): boolean {
  return next.pathname === now.pathname && panelOf(new URLSearchParams(next.search))?.kind === 'basket';
}
