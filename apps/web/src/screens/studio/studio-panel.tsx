import type { ModifyDraft } from '@meridian/domain/order-actions/modify-draft';
import { EMPTY_DRAFT } from '@meridian/domain/order-ticket/ticket-draft';
import type { InstrumentChoice } from '../../features/strategy-studio/hypothetical-order.tsx';
import { type StudioTicket, StrategyStudio } from '../../features/strategy-studio/strategy-studio.tsx';
import { InstrumentField } from '../../features/trade-ticket/instrument-field.tsx';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectCurrentUser } from '../../session/session-selectors.ts';
import { storeTicketDraft } from '../../session/ticket-draft-storage.ts';
import { useState } from 'react';
import { withPanel } from '../blotter/panel-address.ts';
import { ModifyByStudio } from './modify-by-studio.tsx';

type StudioPanelProps = {
  readonly order: number | null;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
};

function StudioInstrument(choice: InstrumentChoice) {
  return <InstrumentField {...choice} problemLevel="error" />;
}

/** The strategy studio beside a screen. A variant can be sent to the ticket or applied to the order. */
export function StudioPanel({ order, takesFocus, onClose }: StudioPanelProps) {
  const userId = useSession(selectCurrentUser)?.id ?? 0;
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const [draft, setDraft] = useState<ModifyDraft | null>(null);
  const changeSearch = useSearchChange();
  const use = (ticket: StudioTicket) => {
    storeTicketDraft(userId, JSON.stringify({ ...EMPTY_DRAFT, ...ticket }));
    changeSearch((now) => withPanel(now, { kind: 'trade' }));
  };
  return (
    <>
      <StrategyStudio
        order={order}
        takesFocus={takesFocus}
        onClose={onClose}
        onUse={use}
        onApply={arePermitted ? setDraft : null}
        InstrumentField={StudioInstrument}
      />
      {order === null || draft === null ? null : (
        <ModifyByStudio order={order} draft={draft} onClose={() => setDraft(null)} />
      )}
    </>
  );
}
