import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { randomIndex, type Rng, seededRng } from '@meridian/cost-model/sfc32';
import { DEMO_PASSWORD } from '@meridian/identity/demo/demo-users';
import { mainToken, newAddress } from './chaos-client.ts';
import type { ChaosWorld } from './chaos-world.ts';
import { eventually } from './sent-orders.ts';
import { SOAK_JOBS, type SoakDesk, type SoakUser } from './soak-jobs.ts';
import type { Finding } from './trial.ts';

export type SoakOptions = { readonly count: number; readonly seed: string };

const PAST_DAYS = 5;
const AT_ONCE = 6;
const MAX_LEAVE_MS = 1_500;
const MAX_WRITING_MS = 300_000;
const MAX_CASE_MS = 120_000;
/** Readers of past days end after two minutes without a question. */
const MAX_REST_MS = 180_000;
/** Beside the database and one reader each of pages, market and replays. */
const MAX_THREADS_MORE = 8;
const MAX_MB_MORE = 200;

/** What the server uses of the machine, with its processes. */
type Use = { readonly processes: number; readonly threads: number; readonly mb: number };

async function useOf(pid: number): Promise<Use> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,nlwp=,rss=,args=']);
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  const own = rows.find(([each]) => Number(each) === pid);
  // The database has a process for each connection, as many as its pool.
  const children = rows.filter(([, parent, , , name]) => Number(parent) === pid && name === 'meridian');
  return { processes: children.length, threads: Number(own?.[2] ?? 0), mb: Number(own?.[3] ?? 0) / 1_024 };
}

/** The desk has only just started, and the machine may be busy. */
const MAX_SIGN_IN_MS = 180_000;

async function tokenOf(url: string, name: string): Promise<string> {
  let token: string | null = null;
  await eventually(async () => (token = await mainToken(url, name)) !== null, MAX_SIGN_IN_MS);
  if (token === null) throw new Error(`${name} could not sign in`);
  return token;
}

async function userOf(url: string, name: string): Promise<SoakUser> {
  const main = await tokenOf(url, name);
  const answer = await fetch(`${url}/mi/auth/token/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newAddress() },
    body: JSON.stringify({ email: `${name}@meridian.local`, password: DEMO_PASSWORD }),
  });
  const { auth_token: market = '' }: { readonly auth_token?: string } = JSON.parse(await answer.text());
  return { name, main, market };
}

/** A report of surveillance finds cases in the demo's past. */
async function findCase(url: string, { main }: SoakUser): Promise<number | null> {
  const headers = { authorization: `Bearer ${main}`, 'content-type': 'application/json' };
  for (const report_type of ['Wash trade', 'Market manipulation']) {
    const body = JSON.stringify({ report_name: `Soak ${report_type}`, report_type, date_range: 'AT' });
    await fetch(`${url}/main/tca/run_draft`, { method: 'POST', headers, body });
  }
  let found: number | null = null;
  await eventually(async () => {
    const answer = await fetch(`${url}/main/tca/surveillance_cases?limit=1`, { headers });
    const [first]: readonly { readonly case_id: number }[] = answer.ok ? JSON.parse(await answer.text()) : [];
    found = first?.case_id ?? null;
    return found !== null;
  }, MAX_CASE_MS);
  return found;
}

async function runJobs(desk: SoakDesk, users: readonly SoakUser[], count: number, rng: Rng): Promise<number> {
  const jobs = Object.values(SOAK_JOBS);
  let started = 0;
  const loop = async (): Promise<void> => {
    while (started < count) {
      started += 1;
      const job = jobs[randomIndex(rng, jobs.length)];
      const user = users[randomIndex(rng, users.length)];
      const leaveMs = 1 + Math.round(rng.unit() * MAX_LEAVE_MS);
      if (job !== undefined && user !== undefined) await job(desk, user, leaveMs);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  return started;
}

/** Starts and leaves everything that reads past days, at random, and looks at what stays. */
export async function soaked(world: ChaosWorld, { count, seed }: SoakOptions): Promise<Finding> {
  await world.start({}, PAST_DAYS);
  const { pid, url } = world;
  if (pid === null) return { seen: 'it did not start', lost: 'the server' };
  const admin = await userOf(url, 'admin');
  const users = [admin, await userOf(url, 'trader'), await userOf(url, 'viewer')];
  await eventually(async () => (await useOf(pid)).processes === 0, MAX_WRITING_MS);
  const statuses = new Map<number, number>();
  const onStatus = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const desk = { url, folder: world.folder, caseId: await findCase(url, admin), onStatus };
  const rng = seededRng('soak', seed);
  // What is loaded once is loaded by then.
  const warm = await runJobs(desk, users, Math.ceil(count / 4), rng);
  await sleep(2_000);
  const before = await useOf(pid);
  const started = warm + (await runJobs(desk, users, count - warm, rng));
  const isRested = world.isUp && (await eventually(async () => (await useOf(pid)).processes === 0, MAX_REST_MS));
  const after = await useOf(pid);
  const faults = (statuses.get(500) ?? 0) + (statuses.get(502) ?? 0);
  const losses = [
    ...(world.isUp ? [] : ['the server']),
    ...(isRested ? [] : [`${after.processes} processes stayed`]),
    ...(after.threads > before.threads + MAX_THREADS_MORE ? ['threads stayed'] : []),
    ...(after.mb > before.mb + MAX_MB_MORE ? ['memory grows'] : []),
    ...(faults > 0 ? [`${faults} answers of 500`] : []),
    ...(desk.caseId === null ? ['no case to write a file of'] : []),
  ];
  const answers = [...statuses]
    .sort(([one], [two]) => one - two)
    .map(([status, times]) => `${times} × ${status || 'left'}`);
  const use = `${before.threads} → ${after.threads} threads, ${before.mb.toFixed(0)} → ${after.mb.toFixed(0)} MB`;
  return {
    seen: `${started} started (seed ${seed}): ${answers.join(', ')}; ${use}`,
    lost: losses.length === 0 ? null : losses.join(', '),
  };
}
