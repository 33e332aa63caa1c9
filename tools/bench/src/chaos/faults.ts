import { DEMO_PASSWORD } from '@meridian/identity/demo/demo-users';
import { ChaosClient, newAddress } from './chaos-client.ts';
import { type ChaosWorld, endOf } from './chaos-world.ts';
import { clockStepped } from './clock-fault.ts';
import { diskFilled } from './disk-fault.ts';
import { npmStopped } from './npm-fault.ts';
import { countAcknowledged, eventually, lostOrders, seconds, type Sent, sendOrders } from './sent-orders.ts';
import type { Finding, Trial } from './trial.ts';

const ORDERS = 60;
const MAX_STOP_MS = 10_000;

async function killed(world: ChaosWorld): Promise<Finding> {
  const sent = await sendOrders(world, ORDERS, () => world.end('SIGKILL'));
  const startMs = await world.start();
  const lost = await lostOrders(world, sent);
  return { seen: `${countAcknowledged(sent)} acknowledged, served again after ${seconds(startMs)}`, lost };
}

async function databaseKilled(world: ChaosWorld): Promise<Finding> {
  const answers: Answers = { ready: [], signIn: [] };
  const strike = async (): Promise<void> => {
    const pid = await world.databasePid();
    if (pid !== null) process.kill(pid, 'SIGKILL');
  };
  const sent = await sendOrders(world, ORDERS, strike);
  const beganMs = performance.now();
  const isBack = await eventually(() => isReady(world.url, answers), 60_000);
  const backMs = performance.now() - beganMs;
  if (!isBack) return { seen: 'not ready within a minute', lost: 'the desk' };
  const lost = await lostOrders(world, sent);
  const untrue = answers.signIn.some((status) => status !== 200 && status !== 503)
    ? 'a true answer to a sign-in'
    : null;
  const told = `/readyz said ${[...new Set(answers.ready)].join(', then ')}`;
  return {
    seen: `${countAcknowledged(sent)} acknowledged, ${told}, ready again after ${seconds(backMs)}`,
    lost: lost ?? untrue,
  };
}

type Answers = { readonly ready: number[]; readonly signIn: number[] };

/** Asks for a sign-in as well, which needs the database. */
async function isReady(url: string, answers: Answers): Promise<boolean> {
  const body = JSON.stringify({ email_id: 'admin@meridian.local', password: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json', ...newAddress() };
  const signIn = await fetch(`${url}/main/auth/login`, { method: 'POST', headers, body });
  answers.signIn.push(signIn.status === 503 && signIn.headers.get('retry-after') === null ? 500 : signIn.status);
  const { status } = await fetch(`${url}/readyz`);
  answers.ready.push(status);
  return status === 200 && signIn.status === 200;
}

async function stopped(world: ChaosWorld): Promise<Finding> {
  const sent: Sent[] = [];
  const ended = { afterMs: 0, code: null as number | null };
  sent.push(...(await sendOrders(world, ORDERS, async () => Object.assign(ended, await world.end('SIGTERM')))));
  const orphan = await world.databasePid();
  await world.start();
  const lost = await lostOrders(world, sent);
  const problem =
    ended.afterMs > MAX_STOP_MS + 1_000
      ? `it took ${seconds(ended.afterMs)}`
      : orphan === null
        ? null
        : 'a database stayed';
  return { seen: `ended with ${ended.code} in ${seconds(ended.afterMs)}`, lost: lost ?? problem };
}

async function stoppedThrice(world: ChaosWorld): Promise<Finding> {
  const { afterMs } = await world.end('SIGTERM', 'SIGINT', 'SIGTERM');
  const isGone = await eventually(async () => (await world.databasePid()) === null, 15_000);
  await world.start();
  return { seen: `ended in ${seconds(afterMs)}, started again`, lost: isGone ? null : 'a database stayed' };
}

async function startedTwice(world: ChaosWorld): Promise<Finding> {
  const second = world.launch();
  let output = '';
  second.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const { code } = await endOf(second);
  const isAlive = (await fetch(`${world.url}/healthz`)).ok;
  const reason = output.trim().split('\n')[0]?.slice(0, 60) ?? '';
  if (code === 0 || code === null) return { seen: `the second ended with ${code}`, lost: 'the refusal' };
  return { seen: `the second ended with ${code}: ${reason}`, lost: isAlive ? null : 'the first' };
}

const FRAMES = 3_000;

async function badFrames(world: ChaosWorld): Promise<Finding> {
  const pieces = ['{"type":"login"', '\u0000', '[]', '{"type":"command","payload":{"id":1}}', '9'.repeat(5_000), '{'];
  let sent = 0;
  while (sent < FRAMES) {
    const client = await ChaosClient.signIn(world.url, 'viewer');
    if (client === null) break;
    for (let count = 0; count < 150 && client.socket.readyState === client.socket.OPEN; count += 1) {
      client.socket.send(pieces[count % pieces.length] ?? '');
      sent += 1;
    }
    client.close();
  }
  const lost = await lostOrders(world, []);
  return { seen: `${sent} frames that mean nothing, still serving`, lost: world.isUp ? lost : 'the server' };
}

/** What breaks, and whether anything acknowledged is lost by it. */
export const FAULTS: readonly Trial[] = [
  { tried: 'kill -9 of the server while orders are sent', run: killed },
  { tried: 'kill -9 of the database while orders are sent', run: databaseKilled },
  { tried: 'SIGTERM while orders are sent', run: stopped },
  { tried: 'three signals within a second', run: stoppedThrice },
  { tried: 'SIGTERM to npm start: alone, its group, during the start', run: npmStopped, hasOwnDesk: true },
  { tried: 'a second server on the same folder', run: startedTwice },
  { tried: 'frames that cannot be read', run: badFrames },
  { tried: 'a disk that is full while orders are sent', run: diskFilled, hasOwnDesk: true },
  { tried: 'the wall clock set two hours ahead, and back', run: clockStepped, hasOwnDesk: true },
];
