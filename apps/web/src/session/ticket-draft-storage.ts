import { readDraft, type TicketDraft } from '@meridian/domain/order-ticket/ticket-draft';
import { STORAGE_KEYS } from '@meridian/domain/storage-keys';
import { createSafeStorage } from './safe-storage.ts';

const storage = createSafeStorage(() => localStorage);

function keyOf(userId: number): string {
  return `${STORAGE_KEYS.ticketDraft}:${userId}`;
}

export function storedTicketDraft(userId: number): TicketDraft {
  return readDraft(storage.get(keyOf(userId)));
}

/** The draft that the ticket opens with next, as JSON; null for none. */
export function storeTicketDraft(userId: number, text: string | null): void {
  if (text === null) storage.remove(keyOf(userId));
  else storage.set(keyOf(userId), text);
}
