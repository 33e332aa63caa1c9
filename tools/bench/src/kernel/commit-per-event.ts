import type { OpenDatabase } from '@meridian/storage/database';

/** What an order system does that writes each event in a transaction of its own: events a second. */
export async function measureCommitPerEvent({ pool }: OpenDatabase, forMs: number): Promise<number> {
  await pool.query('create table bench_event (like trading_event including all)');
  const client = await pool.connect();
  try {
    const text = 'insert into bench_event (seq, at_ms, parent_id, kind, body) values ($1, $2, $3, $4, $5)';
    const body = JSON.stringify({ v: 1, kind: 'ChildAccepted', text: 'x'.repeat(240) });
    const beganMs = performance.now();
    let seq = 0;
    while (performance.now() - beganMs < forMs) {
      seq += 1;
      await client.query({ name: 'bench-event', text, values: [seq, Date.now(), seq, 'ChildAccepted', body] });
    }
    return seq / ((performance.now() - beganMs) / 1000);
  } finally {
    client.release();
    await pool.query('drop table bench_event');
  }
}
