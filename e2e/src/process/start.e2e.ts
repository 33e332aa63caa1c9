import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '@meridian/identity/demo/seed-demo';
import { startTestDatabase } from '@meridian/storage/testing';
import { expect, test } from '@playwright/test';
import {
  cutOffStart,
  meridianProgram,
  runMeridianProgram,
  startMeridianProcess,
  stopDuringStart,
} from '../world/meridian-process.ts';
import { demoEmail, demoPassword } from '../world/sign-in.ts';

const admin = 'apps/meridian/src/admin.ts';
const quiet = { PORT: '0', LOG_LEVEL: 'warn' };

async function logIn(url: string, email: string, password: string): Promise<Response> {
  return fetch(`${url}/main/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_id: email, password }),
  });
}

// Each test has a folder of its own, so both workers can take some.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

let dataDir: string;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'meridian-start-'));
});

test.afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

test('[HO1] [HO3] [HO4] starts, says so in one line, refuses a second start on its folder, and closes cleanly', async () => {
  const first = await startMeridianProcess({ ...quiet, DATA_DIR: dataDir });
  for (const path of ['healthz', 'readyz']) expect((await fetch(`${first.url}/${path}`)).status).toBe(200);
  expect(first.output()).toContain(demoEmail('trader'));

  const second = await runMeridianProgram(meridianProgram, [], { ...quiet, DATA_DIR: dataDir });
  expect(second.code).toBe(1);
  expect(second.output).toContain('already running on the data folder');
  expect(second.output).not.toContain('    at ');

  expect(await first.stop()).toBe(0);
  const again = await startMeridianProcess({ ...quiet, DATA_DIR: dataDir });
  expect((await logIn(again.url, demoEmail('trader'), demoPassword)).status).toBe(200);
  await again.stop();
});

test('runs as the few files that `npm start` builds', async () => {
  const built = await startMeridianProcess({ ...quiet, DATA_DIR: dataDir }, 'some', 'tools/bootstrap/start.mjs');
  expect(built.output()).not.toContain('did not build');
  expect((await fetch(`${built.url}/readyz`)).status).toBe(200);
  expect((await logIn(built.url, demoEmail('trader'), demoPassword)).status).toBe(200);
  expect(await built.stop()).toBe(0);
});

test('[HO11] comes back after kill -9 with its users, its sessions and no database left over', async () => {
  const first = await startMeridianProcess({ ...quiet, DATA_DIR: dataDir });
  const { token } = (await (await logIn(first.url, demoEmail('trader'), demoPassword)).json()) as { token: string };
  first.child.kill('SIGKILL');
  const second = await startMeridianProcess({ ...quiet, DATA_DIR: dataDir });
  const query = new URLSearchParams({ email: demoEmail('trader') });
  const answer = await fetch(`${second.url}/main/user/get_user_information?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  expect(await second.stop()).toBe(0);
});

test('recovers from a first start that was cut off', async () => {
  for (const afterMs of [150, 600, 1100]) await cutOffStart({ ...quiet, DATA_DIR: dataDir }, afterMs);
  const whole = await startMeridianProcess({ ...quiet, DATA_DIR: dataDir });
  expect((await logIn(whole.url, demoEmail('admin'), demoPassword)).status).toBe(200);
  await whole.stop();
});

test('a signal during the start ends it and leaves no database behind', async () => {
  const { code, databasePid } = await stopDuringStart({ ...quiet, DATA_DIR: dataDir });
  expect(code).toBe(0);
  expect(() => process.kill(databasePid, 0)).toThrow('ESRCH');
});

test('says plainly that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const outcome = await runMeridianProgram(meridianProgram, [], { ...quiet, PORT: String(port), DATA_DIR: dataDir });
  expect(outcome.code).toBe(1);
  expect(outcome.output).toContain(`Port ${port} on 127.0.0.1 is in use by another program.`);
  other.close();
});

test('says plainly that the data folder cannot be used', async () => {
  const file = join(dataDir, 'a-file');
  await writeFile(file, '');
  const outcome = await runMeridianProgram(meridianProgram, [], { ...quiet, DATA_DIR: join(file, 'data') });
  expect(outcome.code).toBe(1);
  expect(outcome.output).toContain('data folder');
  expect(outcome.output).not.toContain('    at ');
});

test('names every wrong variable at once', async () => {
  const outcome = await runMeridianProgram(meridianProgram, [], {
    PORT: 'eighty',
    LOG_LEVEL: 'loud',
    DATA_DIR: dataDir,
  });
  expect(outcome.code).toBe(1);
  expect(outcome.output).toContain('PORT must be');
  expect(outcome.output).toContain('LOG_LEVEL must be');
});

test('[HO2] production refuses to start without its four settings', async () => {
  const outcome = await runMeridianProgram(meridianProgram, [], { ...quiet, IS_PROD: 'true', DATA_DIR: dataDir });
  expect(outcome.code).toBe(1);
  for (const name of ['JWT_SECRET', 'DATABASE_URL', 'SMTP_URL', 'WORLD']) expect(outcome.output).toContain(name);
});

test('production refuses a database with demo users, removes them when asked, and its first administrator comes from the command line', async () => {
  const server = await startTestDatabase();
  const settings = {
    ...quiet,
    IS_PROD: 'true',
    WORLD: 'connected',
    DATA_DIR: dataDir,
    DATABASE_URL: server.url,
    JWT_SECRET: 'a secret for this test alone, long enough',
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const email = 'grace@desk.example';
  const password = 'nanoseconds in a wire 30';
  const args = ['create', '--email', email, '--name', 'Grace Hopper'];
  const created = await runMeridianProgram(admin, args, settings, `${password}\n`);
  expect(created, created.output).toMatchObject({ code: 0 });
  const twice = await runMeridianProgram(admin, args, settings, `${password}\n`);
  expect(twice.code).toBe(1);
  expect(twice.output).toContain('already');

  // A demo may have been tried on the same database before.
  await seedDemo({ database: server.database, nowMs: () => 1, isProd: false });
  const refused = await runMeridianProgram(meridianProgram, [], settings);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(demoEmail('trader'));
  expect(refused.output).toContain('npm run admin -- remove-demo');
  const removed = await runMeridianProgram(admin, ['remove-demo'], settings);
  expect(removed, removed.output).toMatchObject({ code: 0 });

  const meridian = await startMeridianProcess(settings);
  expect(meridian.output()).not.toContain(demoPassword);
  expect((await logIn(meridian.url, demoEmail('trader'), demoPassword)).status).toBe(401);
  const login = await logIn(meridian.url, email, password);
  expect(login.status).toBe(200);
  expect(await login.json()).toMatchObject({ needs_verification: false, user: { is_admin: true } });
  expect(await meridian.stop()).toBe(0);
  await server.stop();
});

test('a second installation on one database is refused and ends', async () => {
  const server = await startTestDatabase();
  const other = await mkdtemp(join(tmpdir(), 'meridian-start-'));
  const shared = { ...quiet, DATABASE_URL: server.url };
  const first = await startMeridianProcess({ ...shared, DATA_DIR: dataDir });
  const second = await runMeridianProgram(meridianProgram, [], { ...shared, DATA_DIR: other });
  expect(second.code).toBe(1);
  expect(second.output).toContain('Another trading engine');
  expect(second.output).not.toContain('    at ');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  await rm(other, { recursive: true, force: true });
  await server.stop();
});

test('[HO12] [HO13] a start on a damaged journal ends, names the event and the command, and leaves the rest as it was', async () => {
  const server = await startTestDatabase();
  const settings = { ...quiet, DATABASE_URL: server.url, DATA_DIR: dataDir };
  const first = await startMeridianProcess(settings);
  expect(await first.stop()).toBe(0);
  const { db } = server.database;
  await db.deleteFrom('trading_snapshot_chunk').execute();
  await db.deleteFrom('trading_snapshot').execute();
  const last = await db
    .selectFrom('trading_event')
    .select(['seq', 'body'])
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  const write = (body: string) => db.updateTable('trading_event').set({ body }).where('seq', '=', last.seq).execute();
  await write(last.body.slice(0, -5));

  const refused = await runMeridianProgram(meridianProgram, ['--empty'], settings);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`The journal is damaged.`);
  expect(refused.output).toContain(String(last.seq));
  expect(refused.output).toContain('npm run admin -- check-journal');
  expect(refused.output).not.toContain('    at ');
  const checked = await runMeridianProgram(admin, ['check-journal'], settings);
  expect(checked).toMatchObject({ code: 1 });
  expect(checked.output).toContain(`Event ${last.seq}`);

  await write(last.body);
  const again = await startMeridianProcess(settings);
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect(await again.stop()).toBe(0);
  const chain = await runMeridianProgram(admin, ['check-security-log'], settings);
  expect(chain.output).toContain('none was changed, removed or added');
  await server.stop();
});
