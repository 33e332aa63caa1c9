import { fileURLToPath } from 'node:url';
import { makeHistoryFolder } from '@meridian/history/testing';
import { runMain } from '@meridian/identity/testing/run-main';
import { startTestDatabase } from '@meridian/storage/testing';
import { afterAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const server = await startTestDatabase();
const folder = await makeHistoryFolder();
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

test('starts alone and stops cleanly', async () => {
  const service = await runMain(main, {
    DATABASE_URL: server.url,
    DATA_DIR: folder.dir,
    JWT_SECRET: 'a secret of more than 32 characters',
  });
  expect(await (await fetch(`${service.url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect((await fetch(`${service.url}/api/supported-symbols/`)).status).toBe(401);
  expect(await service.stop()).toBe(0);
});
