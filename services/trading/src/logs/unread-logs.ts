import { isAccountVisible } from '@meridian/domain/account-access';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { LogReadMarkStore, NewestEntry } from '@meridian/storage/log-read-marks/log-read-mark-store';
import type { CommandHandlers } from '../live/command-handlers.ts';
import type { PersonalField, PersonalFields } from '../live/personal-field.ts';
import type { LogWindow } from './log-window.ts';
import { LogReader } from './log-reader.ts';

export type UnreadLogsOptions = {
  readonly store: LogReadMarkStore;
  readonly window: Pick<LogWindow, 'subscribe'>;
  readonly onError: (error: unknown) => void;
};

/** More orders than the event log has entries of. */
const MAX_ORDERS = 250_000;

/** The orders with log entries that a user has not seen. Marks are read once per user, not per row. */
export class UnreadLogs {
  readonly #options: UnreadLogsOptions;
  readonly #newest = new Map<number, NewestEntry>();
  readonly #readers = new Map<number, LogReader>();
  #stop: () => void = () => undefined;

  constructor(options: UnreadLogsOptions) {
    this.#options = options;
  }

  /** Call it once the window is filled. Entries that arrive meanwhile are kept. */
  async start(): Promise<void> {
    const { store, window } = this.#options;
    this.#stop = window.subscribe(({ added }) => {
      for (const { numeric_id, id, account, alloc_account } of added)
        if (numeric_id !== null) this.#came({ numeric_id, id, account, alloc_account });
    });
    for (const entry of await store.newestEntries()) this.#came(entry);
  }

  /** The field `new_logs` of topics with parent orders. */
  readonly fields: PersonalFields = { parent_orders: this.#newLogs(), stuck_orders: this.#newLogs() };

  readonly commands = {
    'event_log.read': async ({ args }, { user }) => {
      const { parent_order_numeric_id: order, up_to_id } = args;
      const newest = this.#newest.get(order);
      if (newest === undefined || !isVisible(user, newest)) {
        return { ok: false, code: 'not-found', message: `There is no event log of order ${order}.` };
      }
      const upToId = Math.min(up_to_id, newest.id);
      await this.#options.store.mark(user.id, order, upToId);
      // Another entry may have arrived while the mark was written.
      this.#readers.get(user.id)?.read(order, upToId, this.#newest.get(order)?.id ?? newest.id);
      return { ok: true, message: '' };
    },
  } satisfies CommandHandlers;

  close(): void {
    this.#stop();
  }

  #newLogs(): PersonalField {
    return { field: 'new_logs', shared: false, open: (user, changed) => this.#open(user, changed) };
  }

  #open(user: User, changed: (key: RowKey) => void) {
    if (!user.log_permit) return { keys: () => [], value: () => false, close: () => undefined };
    const reader = this.#readers.get(user.id) ?? this.#newReader(user.id);
    const leave = reader.join(changed);
    return {
      keys: () => reader.unread,
      value: (key: RowKey) => reader.unread.has(Number(key)),
      close: () => {
        leave();
        if (reader.isAlone) this.#readers.delete(user.id);
      },
    };
  }

  #newReader(userId: number): LogReader {
    const reader = new LogReader();
    this.#readers.set(userId, reader);
    this.#options.store
      .marksOf(userId)
      .then((marks) => reader.load(marks, this.#newest.values()))
      .catch(this.#options.onError);
    return reader;
  }

  #came(entry: NewestEntry): void {
    const known = this.#newest.get(entry.numeric_id);
    if (known !== undefined && known.id >= entry.id) return;
    if (known === undefined && this.#newest.size >= MAX_ORDERS) {
      const [oldest] = this.#newest.keys();
      if (oldest !== undefined) this.#newest.delete(oldest);
    }
    this.#newest.set(entry.numeric_id, entry);
    for (const reader of this.#readers.values()) reader.came(entry.numeric_id, entry.id);
  }
}

function isVisible({ data_permissions }: User, { account, alloc_account }: NewestEntry): boolean {
  return isAccountVisible(data_permissions, { account: account ?? '', alloc_account: alloc_account ?? '' });
}
