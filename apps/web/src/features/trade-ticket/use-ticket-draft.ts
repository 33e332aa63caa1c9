import { type KeptFields, keptFields, keptWords, nextDraft } from '@meridian/domain/order-ticket/next-draft';
import { EMPTY_DRAFT, type TicketDraft } from '@meridian/domain/order-ticket/ticket-draft';
import { useEffect, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectCurrentUser } from '../../session/session-selectors.ts';
import { storedTicketDraft, storeTicketDraft } from '../../session/ticket-draft-storage.ts';

const SAVE_AFTER_MS = 400;

export type TicketDraftState = {
  readonly draft: TicketDraft;
  readonly change: (change: Partial<TicketDraft>) => void;
  /** The draft of the next order. */
  readonly startNext: () => void;
  /** What it has from the last order; blank when nothing. */
  readonly kept: string;
  readonly resetKept: () => void;
  readonly isSaved: boolean;
};

/** The draft of the ticket, kept in this browser until the order is accepted. */
export function useTicketDraft(): TicketDraftState {
  const userId = useSession(selectCurrentUser)?.id ?? 0;
  const [draft, setDraft] = useState(() => storedTicketDraft(userId));
  const [kept, setKept] = useState<KeptFields | null>(null);
  const text = JSON.stringify(draft);
  const settled = useSettled(text, SAVE_AFTER_MS);
  const isEmpty = isUntouched(draft);
  useEffect(() => {
    storeTicketDraft(userId, isEmpty ? null : settled);
  }, [userId, settled, isEmpty]);
  return {
    draft,
    change: (change) => setDraft((now) => ({ ...now, ...change })),
    startNext: () => {
      setKept(keptFields(draft));
      setDraft(nextDraft);
    },
    kept: kept === null ? '' : keptWords(draft, kept),
    resetKept: () => {
      setKept(null);
      setDraft((now) => ({ ...now, ...keptFields(EMPTY_DRAFT), as: null }));
    },
    isSaved: settled === text && !isEmpty,
  };
}

function isUntouched(draft: TicketDraft): boolean {
  return draft.instrument === null && draft.order_qty === null && draft.limit_price === null;
}
