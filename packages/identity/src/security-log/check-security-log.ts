import type { OpenDatabase } from '@meridian/storage/database';
import { transaction } from '@meridian/storage/transaction';
import { sql } from 'kysely';
import type { Db } from '../identity-context.ts';
import { type ChainedEvent, CHAIN_START, hashOf, isSealed, LOG_CUT } from './chain.ts';

export type LogDamage = { readonly seq: number; readonly reason: string };

/** Where the chain begins since older events were removed. */
type Cut = { readonly seq: number; readonly hash: string; readonly at_ms: number };

export type LogCheck = {
  readonly events: number;
  readonly damages: readonly LogDamage[];
  /** The last event that was removed because it was old enough, and when. Null when the log is complete. */
  readonly cut: Pick<Cut, 'seq' | 'at_ms'> | null;
  /** Events that only a later seal covers: those of an earlier secret, or rows that somebody else appended. */
  readonly otherSeals: readonly { readonly from: number; readonly to: number }[];
};

const PAGE = 500;
const MAX_LISTED = 100;

/** Reads the whole chain and tells where it was changed: rows that differ, rows that are gone, rows put in. */
export async function checkSecurityLog(database: OpenDatabase, key: Uint8Array): Promise<LogCheck> {
  return transaction(database, async ({ db }) => {
    // One moment for all pages, because events are sealed and removed meanwhile.
    await sql`set transaction isolation level repeatable read, read only`.execute(db);
    const cut = await newestCut(db);
    const walk = new ChainWalk(key, cut);
    await walk.refuseReturned(db);
    for (;;) {
      const rows = await db
        .selectFrom('security_log')
        .selectAll()
        .where('seq', '>', walk.seq)
        .orderBy('seq')
        .limit(PAGE)
        .execute();
      for (const row of rows) walk.take(row);
      if (rows.length < PAGE) break;
    }
    const { newest } = await db
      .selectFrom('security_event')
      .select((select) => select.fn.max('log_seq').as('newest'))
      .executeTakeFirstOrThrow();
    return walk.finish(newest ?? 0);
  });
}

async function newestCut(db: Db): Promise<Cut | null> {
  const row = await db
    .selectFrom('security_log')
    .select(['at_ms', 'detail'])
    .where('kind', '=', LOG_CUT)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  const seq = row?.detail['up_to'];
  const hash = row?.detail['up_to_hash'];
  // Anything else was forged. The walk finds it.
  if (row === undefined || !Number.isSafeInteger(seq) || typeof hash !== 'string') return null;
  return { seq: Number(seq), hash, at_ms: row.at_ms };
}

class ChainWalk {
  readonly #key: Uint8Array;
  readonly #cut: Cut | null;
  readonly #damages: LogDamage[] = [];
  readonly #otherSeals: { from: number; to: number }[] = [];
  #events = 0;
  #seq: number;
  #previousHash: string;
  /** Rows since the last one with a seal of this installation. An intact later seal covers them. */
  #unsealed: number[] = [];

  constructor(key: Uint8Array, cut: Cut | null) {
    this.#key = key;
    this.#cut = cut;
    this.#seq = cut?.seq ?? 0;
    this.#previousHash = cut?.hash ?? CHAIN_START;
  }

  get seq(): number {
    return this.#seq;
  }

  /** A row from before the cut was put back, or the cut was forged. */
  async refuseReturned(db: Db): Promise<void> {
    const [row] = await db.selectFrom('security_log').select('seq').where('seq', '<=', this.#seq).limit(1).execute();
    if (row !== undefined) this.#damage(row.seq, 'was removed before and is there again');
  }

  take(row: ChainedEvent): void {
    this.#events += 1;
    if (row.seq !== this.#seq + 1) this.#damage(this.#seq + 1, missingText(this.#seq + 1, row.seq - 1));
    else if (row.previous_hash !== this.#previousHash) this.#damage(row.seq, 'does not follow the event before it');
    if (hashOf(row, row.previous_hash) !== row.hash) this.#damage(row.seq, 'was changed');
    if (isSealed(this.#key, row)) this.#cover();
    else this.#unsealed.push(row.seq);
    this.#seq = row.seq;
    this.#previousHash = row.hash;
  }

  finish(newest: number): LogCheck {
    if (newest > this.#seq) this.#damage(this.#seq + 1, missingText(this.#seq + 1, newest));
    for (const seq of this.#unsealed) this.#damage(seq, 'has no seal of this installation');
    const cut = this.#cut === null ? null : { seq: this.#cut.seq, at_ms: this.#cut.at_ms };
    return { events: this.#events, damages: this.#damages, cut, otherSeals: this.#otherSeals };
  }

  #cover(): void {
    const [from] = this.#unsealed;
    const to = this.#unsealed.at(-1);
    this.#unsealed = [];
    if (from === undefined || to === undefined || this.#otherSeals.length >= MAX_LISTED) return;
    this.#otherSeals.push({ from, to });
  }

  #damage(seq: number, reason: string): void {
    if (this.#damages.length < MAX_LISTED) this.#damages.push({ seq, reason });
  }
}

function missingText(from: number, to: number): string {
  return from === to ? 'is missing' : `and those up to ${to} are missing`;
}
