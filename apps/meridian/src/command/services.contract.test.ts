import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { makeTestFolder, removeTestFolder, startTestDatabase } from '@meridian/storage/testing';
import { afterAll, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../../../tools/bootstrap/service.mjs', import.meta.url));
const server = await startTestDatabase();
const dataDir = await makeTestFolder();
afterAll(async () => {
  await server.stop();
  await removeTestFolder(dataDir);
});

function start(name: string): ChildProcess & { readonly stdout: NonNullable<ChildProcess['stdout']> } {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const shared = { DATABASE_URL: server.url, JWT_SECRET: 'a secret of more than 32 characters', DATA_DIR: dataDir };
  const env = { PATH, HOME, NODE_COMPILE_CACHE, PORT: '0', ...shared };
  return spawn(process.execPath, [script, name], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function addressOf({ stdout }: ReturnType<typeof start>): Promise<string> {
  let log = '';
  for await (const chunk of stdout) {
    log += String(chunk);
    const url = /listens on (http:[^"\s]+)/.exec(log)?.[1];
    if (url === undefined) continue;
    stdout.resume();
    return url;
  }
  throw new Error(`it never listened:\n${log}`);
}

test.each(['market-intelligence', 'node-sockets'])(
  '[HO6] [HO7] npm run service -- %s starts it alone, says when it is ready, and ends with its starter',
  async (name) => {
    const child = start(name);
    const url = await addressOf(child);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed');
  },
);

test('npm run service names the services where it is asked for another', async () => {
  const child = start('planets');
  const [out] = await Promise.all([text(child.stderr ?? child.stdout), once(child, 'exit')]);
  expect(out).toContain('trading, node-sockets, main-api, market-intelligence');
});
