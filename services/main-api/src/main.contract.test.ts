import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMain, runMainToItsEnd } from '@meridian/identity/testing/run-main';
import { startTestDatabase } from '@meridian/storage/testing';
import { afterAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const server = await startTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'meridian-main-'));
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const environment = { DATABASE_URL: server.url, JWT_SECRET: 'a secret of more than 32 characters', DATA_DIR: dataDir };

test('starts alone, signs a demo user in, mails a pin into the data folder and stops cleanly', async () => {
  const service = await runMain(main, environment);
  expect(await (await fetch(`${service.url}/healthz`)).json()).toEqual({ status: 'ok' });
  const response = await fetch(`${service.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_id: 'newcomer@meridian.local', password: 'meridian-demo' }),
  });
  expect(response.status).toBe(200);
  const outbox = join(dataDir, 'mail-outbox');
  // A file that is still being written ends in .part.
  const mails = async () => (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'));
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
  const [name = ''] = await mails();
  expect(await readFile(join(outbox, name), 'utf8')).toMatch(/Your code: [0-9]{6}/);
  expect(await service.stop()).toBe(0);
});

test('says what is missing', async () => {
  const { code, stderr } = await runMainToItsEnd(main, { DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(stderr).toContain('Set DATABASE_URL and JWT_SECRET');
  expect(stderr).not.toContain('    at ');
});

test('says that the database cannot be reached', async () => {
  const { code, stderr } = await runMainToItsEnd(main, { ...environment, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' });
  expect(code).toBe(1);
  expect(stderr).toContain('Check DATABASE_URL');
});
