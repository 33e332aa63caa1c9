import { afterEach, describe, expect, it } from 'vitest';
import { type Desk, startDesk, type TestClient } from './testing.ts';
import type { RowChanged, TopicSource } from './topic-source.ts';

const ROWS = 20;
const TEXT = 'x'.repeat(50_000);

/** A megabyte of rows that all change at once; the last cell counts the changes. */
function heavySource() {
  let version = 0;
  let tell: RowChanged | undefined;
  const keys = Array.from({ length: ROWS }, (_, index) => index + 1);
  const source: TopicSource = {
    fields: ['parent_order_numeric_id', 'text', 'version'],
    scope: 'desk',
    open: (_params, _scope, changed) => {
      tell = changed;
      return { keys: () => keys, row: (key) => [key, TEXT, version], close: () => undefined };
    },
  };
  const change = () => {
    version += 1;
    for (const key of keys) tell?.(key);
  };
  return { source, change, version: () => version };
}

let desk: Desk;

afterEach(() => desk.stop());

async function watching(): Promise<TestClient> {
  const client = await desk.connect();
  await client.login();
  client.send('subscribe', { id: 's', topic: 'parent_orders', params: {} });
  while (!(await client.next('snapshot')).last);
  return client;
}

const QUICK = { flushIntervalMs: 5, housekeepingIntervalMs: 20 };

describe('slow clients', () => {
  it('[LS40] and [LS41] one that reads again gets fewer, newer updates without a gap', async () => {
    const heavy = heavySource();
    desk = await startDesk({ sources: { parent_orders: heavy.source }, limits: QUICK });
    const quick = await watching();
    const slow = await watching();
    slow.socket.pause();
    for (let round = 0; round < 60; round += 1) {
      heavy.change();
      let rows = 0;
      while (rows < ROWS) rows += (await quick.next('increment')).rows.length;
    }
    slow.socket.resume();
    let got = 0;
    let seq = 1;
    let newest: unknown = 0;
    while (newest !== heavy.version()) {
      const increment = await slow.next('increment');
      expect(increment.seq).toBeGreaterThan(seq);
      seq = increment.seq;
      got += increment.rows.length;
      newest = increment.rows.at(-1)?.at(-1);
    }
    expect(got).toBeLessThan(60 * ROWS);
  });

  it('[LS42] one that reads nothing is dropped, and the others go on', async () => {
    const heavy = heavySource();
    const limits = { ...QUICK, dropAfterMs: 400, pingIntervalMs: 600_000 };
    desk = await startDesk({ sources: { parent_orders: heavy.source }, limits });
    desk.identity.maxConnections = 2;
    const quick = await watching();
    const stuck = await watching();
    stuck.socket.pause();
    const third = await desk.connect();
    let answer = 'login_failed';
    while (answer === 'login_failed') {
      heavy.change();
      await quick.next('increment');
      third.send('login_by_session', { version: 1, id_of_session_to_duplicate: 'token-1-of-trader@desk.example' });
      answer = (await third.nextFrame()).type;
    }
    expect(answer).toBe('login_ok');
    stuck.socket.resume();
    expect(await stuck.closed).toMatchObject({ code: 1006 });
  });
});
