import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '@meridian/identity/demo/demo-users';
import { seedDemo } from '@meridian/identity/demo/seed-demo';
import { runMain } from '@meridian/identity/testing/run-main';
import { makeTestFolder, startTestDatabase } from '@meridian/storage/testing';
import { afterAll, expect, test } from 'vitest';
import { TestClient, testUser } from './live/testing.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const server = await startTestDatabase();
await seedDemo({ database: server.database, nowMs: Date.now, isProd: false });
const folder = await makeTestFolder();
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('starts alone, takes sign-ins of the real identity, ends sessions across connections and stops cleanly', async () => {
  const secret = 'a secret of more than 32 characters';
  const service = await runMain(main, { DATABASE_URL: server.url, DATA_DIR: folder, JWT_SECRET: secret });
  expect(await (await fetch(`${service.url}/healthz`)).json()).toEqual({ status: 'ok' });
  const url = `${service.url.replace('http', 'ws')}/live`;

  const page = await new TestClient(url).open();
  const { session_id, user } = await page.login(testUser({ email_id: 'trader@meridian.local' }), DEMO_PASSWORD);
  expect(user.are_actions_permitted).toBe(true);
  const other = await new TestClient(url).open();
  other.send('login_by_session', { version: 1, id_of_session_to_duplicate: session_id });
  await other.next('login_ok');
  other.send('subscribe', { id: 's', topic: 'status', params: {} });
  const { rows } = await other.next('snapshot');
  expect(rows[0]?.slice(0, 5)).toEqual(['desk', 'on', expect.any(Number), 'on', expect.any(Number)]);

  page.send('logout', {});
  await page.next('logged_out');
  expect(await other.next('session_error')).toMatchObject({ code: 'session-ended' });
  const late = await new TestClient(url).open();
  late.send('login_by_session', { version: 1, id_of_session_to_duplicate: session_id });
  expect(await late.next('session_error')).toMatchObject({ code: 'session-ended' });

  const staying = await new TestClient(url).open();
  expect(await service.stop()).toBe(0);
  expect(await staying.closed).toMatchObject({ code: 1001 });
});
