import { useNavigate, useSearchParams } from 'react-router';
import { TradeTicket } from '../../features/trade-ticket/trade-ticket.tsx';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { withPanel } from '../blotter/panel-address.ts';
import { withOrder } from '../detail/order-address.ts';

type TradePanelProps = { readonly takesFocus: boolean; readonly onClose: () => void };

/** The ticket beside a screen, for whoever may send orders. */
export function TradePanel({ takesFocus, onClose }: TradePanelProps) {
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const changeSearch = useSearchChange();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  if (!arePermitted) return null;
  return (
    <TradeTicket
      takesFocus={takesFocus}
      onClose={onClose}
      onOpenBasket={() => changeSearch((now) => withPanel(now, { kind: 'basket' }))}
      onShowOrder={(id) => void navigate({ pathname: '/', search: withOrder(search, id).toString() })}
    />
  );
}
