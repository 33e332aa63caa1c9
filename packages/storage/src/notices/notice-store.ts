import { USER_NOTICE, type UserNews } from '@meridian/protocol/ports/notices';
import type { NoticeKind, UserNoticeAnswer } from '@meridian/protocol/rest/waiting-calls';
import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import { appendToOutbox, type OutboxMessage } from '../outbox.ts';
import type { Database } from '../schema/database.ts';
import { transaction } from '../transaction.ts';

/** What one person is told, known by its key. */
export type NewNotice = {
  readonly userId: number;
  readonly key: string;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly body: string;
  readonly path: string;
};

export type NoticeStore = {
  /** Tells what was not told before, with the mails about it, and answers how many notices that were. */
  tell(
    notices: readonly NewNotice[],
    mailsOf: (told: readonly NewNotice[]) => readonly OutboxMessage[],
  ): Promise<number>;
  /** The newest first, and how many are unread. */
  listFor(userId: number, limit: number): Promise<{ readonly unread: number; readonly notices: UserNoticeAnswer[] }>;
  /** Up to and with the newest that was on the screen. */
  markRead(userId: number, upToId: number): Promise<void>;
};

/** Long enough for the longest request and what became of it. */
const KEPT_MS = 30 * 24 * 3_600_000;
const MAX_KEPT = 1_000;

export function createNoticeStore({ database, nowMs }: { database: OpenDatabase; nowMs: () => number }): NoticeStore {
  const { db } = database;
  return {
    tell: (notices, mailsOf) =>
      transaction(database, async (tx) => {
        const told = await insertNew(tx.db, notices, nowMs());
        if (told.length === 0) return 0;
        await prune(tx.db, new Set(told.map(({ userId }) => userId)), nowMs());
        // Pages hear of held orders from the engine itself.
        const news = told.filter(({ key }) => !key.startsWith('order:')).map((notice) => newsOf(notice, nowMs()));
        await appendToOutbox(tx.db, [...news, ...mailsOf(told)], nowMs());
        return told.length;
      }),
    listFor: async (userId, limit) => {
      const mine = db.selectFrom('user_notice').where('user_id', '=', userId);
      const { unread } = await mine
        .where('read_ms', 'is', null)
        .select((eb) => eb.fn.countAll<number>().as('unread'))
        .executeTakeFirstOrThrow();
      const rows = await mine.selectAll().orderBy('id', 'desc').limit(limit).execute();
      const notices = rows.map(({ id, kind, title, body, path, at_ms, read_ms }) => ({
        id,
        kind,
        title,
        body,
        path,
        at_ms,
        is_read: read_ms !== null,
      }));
      return { unread, notices };
    },
    markRead: async (userId, upToId) => {
      await db
        .updateTable('user_notice')
        .set({ read_ms: nowMs() })
        .where('user_id', '=', userId)
        .where('id', '<=', upToId)
        .where('read_ms', 'is', null)
        .execute();
    },
  };
}

async function insertNew(
  db: Kysely<Database>,
  notices: readonly NewNotice[],
  at_ms: number,
): Promise<readonly NewNotice[]> {
  if (notices.length === 0) return [];
  const values = notices.map(({ userId, key, kind, title, body, path }) => ({
    user_id: userId,
    notice_key: key,
    kind,
    title,
    body,
    path,
    at_ms,
    read_ms: null,
  }));
  const rows = await db
    .insertInto('user_notice')
    .values(values)
    .onConflict((conflict) => conflict.columns(['user_id', 'notice_key']).doNothing())
    .returning(['user_id', 'notice_key'])
    .execute();
  const isNew = new Set(rows.map(({ user_id, notice_key }) => `${user_id} ${notice_key}`));
  return notices.filter(({ userId, key }) => isNew.delete(`${userId} ${key}`));
}

/** Pages of the user learn of it at once; those who were away find it under the bell. */
function newsOf({ userId, kind, title, body, path }: NewNotice, at_ms: number): OutboxMessage {
  const payload: UserNews = { user_id: userId, kind, title, message: body, path, at_ms };
  return { topic: USER_NOTICE, key: String(userId), payload };
}

async function prune(db: Kysely<Database>, users: ReadonlySet<number>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('user_notice')
    .where('at_ms', '<', nowMs - KEPT_MS)
    .execute();
  for (const userId of users) {
    const mine = db.selectFrom('user_notice').select('id').where('user_id', '=', userId).orderBy('id', 'desc');
    const last = await mine.offset(MAX_KEPT).limit(1).executeTakeFirst();
    if (last !== undefined) {
      await db.deleteFrom('user_notice').where('user_id', '=', userId).where('id', '<=', last.id).execute();
    }
  }
}
