import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from '@meridian/storage/database';
import { percentile, sortedNumbers } from '../support/percentile.ts';

const TABLE = 'create table bench_event (like trading_event including all)';
const COLUMNS = 'bench_event (seq, at_ms, parent_id, kind, body)';
const BODY = JSON.stringify({ v: 1, kind: 'ChildAccepted', text: 'x'.repeat(240) });

/** What an order system does that writes each event in a transaction of its own: events a second. */
export async function measureCommitPerEvent({ pool }: OpenDatabase, forMs: number): Promise<number> {
  await pool.query(TABLE);
  const client = await pool.connect();
  try {
    const text = `insert into ${COLUMNS} values ($1, $2, $3, $4, $5)`;
    const beganMs = performance.now();
    let seq = 0;
    while (performance.now() - beganMs < forMs) {
      seq += 1;
      await client.query({ name: 'bench-event', text, values: [seq, Date.now(), seq, 'ChildAccepted', BODY] });
    }
    return seq / ((performance.now() - beganMs) / 1000);
  } finally {
    client.release();
    await pool.query('drop table bench_event');
  }
}

export type BareLoad = { readonly commitsPerSecond: number; readonly eventsPerCommit: number; readonly forMs: number };

/**
 * How long the database and its disk take for commits of so many events, with no engine in front of them and nothing
 * beside them. No acknowledgement can be sooner. Each one's time counts from when it was due.
 */
export async function measureBareCommits({ pool }: OpenDatabase, load: BareLoad) {
  const { commitsPerSecond, eventsPerCommit, forMs } = load;
  await pool.query(TABLE);
  const client = await pool.connect();
  try {
    const text = `insert into ${COLUMNS}
      select $1::bigint * $2::integer + nth, $3::bigint, nth, 'ChildAccepted', $4::text
      from generate_series(1, $2::integer) nth`;
    const latencies: number[] = [];
    const beganMs = performance.now();
    for (let nth = 0; nth < (forMs / 1000) * commitsPerSecond; nth += 1) {
      const dueMs = beganMs + (nth * 1000) / commitsPerSecond;
      await sleep(Math.max(0, dueMs - performance.now()));
      await client.query({ name: 'bare-commit', text, values: [nth, eventsPerCommit, Date.now(), BODY] });
      latencies.push(performance.now() - dueMs);
    }
    const sorted = sortedNumbers(latencies);
    return { p99: percentile(sorted, 0.99), max: percentile(sorted, 1) };
  } finally {
    client.release();
    await pool.query('drop table bench_event');
  }
}
