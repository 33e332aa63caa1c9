import type { OpenDatabase } from '@meridian/storage/database';
import { type ChainedEvent, CHAIN_START, hashOf, isSealed } from './chain.ts';

export type LogDamage = { readonly seq: number; readonly reason: string };

export type LogCheck = { readonly events: number; readonly damages: readonly LogDamage[] };

const PAGE = 2_000;
const MAX_DAMAGES = 100;

/** Reads the whole chain and tells where it was changed: rows that differ, rows that are gone, rows put in. */
export async function checkSecurityLog({ db }: Pick<OpenDatabase, 'db'>, key: Uint8Array): Promise<LogCheck> {
  const walk = new ChainWalk(key);
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
}

class ChainWalk {
  readonly #key: Uint8Array;
  readonly #damages: LogDamage[] = [];
  #events = 0;
  #seq = 0;
  #previousHash = CHAIN_START;
  /** Rows since the last one with a seal of this installation. An intact later seal covers them. */
  #unsealed: number[] = [];

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  get seq(): number {
    return this.#seq;
  }

  take(row: ChainedEvent): void {
    this.#events += 1;
    if (row.seq !== this.#seq + 1) this.#damage(this.#seq + 1, missingText(this.#seq + 1, row.seq - 1));
    else if (row.previous_hash !== this.#previousHash) this.#damage(row.seq, 'does not follow the event before it');
    if (hashOf(row, row.previous_hash) !== row.hash) this.#damage(row.seq, 'was changed');
    if (isSealed(this.#key, row)) this.#unsealed = [];
    else this.#unsealed.push(row.seq);
    this.#seq = row.seq;
    this.#previousHash = row.hash;
  }

  finish(newest: number): LogCheck {
    if (newest > this.#seq) this.#damage(this.#seq + 1, missingText(this.#seq + 1, newest));
    for (const seq of this.#unsealed) this.#damage(seq, 'has no seal of this installation');
    return { events: this.#events, damages: this.#damages };
  }

  #damage(seq: number, reason: string): void {
    if (this.#damages.length < MAX_DAMAGES) this.#damages.push({ seq, reason });
  }
}

function missingText(from: number, to: number): string {
  return from === to ? 'is missing' : `to ${to} are missing`;
}
