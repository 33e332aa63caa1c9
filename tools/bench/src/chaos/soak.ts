import { setTimeout as sleep } from 'node:timers/promises';
import { randomIndex, type Rng, seededRng } from '@meridian/cost-model/sfc32';
import { aCase } from './a-case.ts';
import { mainToken, marketToken } from './chaos-client.ts';
import type { ChaosWorld } from './chaos-world.ts';
import { eventually } from './sent-orders.ts';
import { isAtRest, MAX_DAYS_MS, useOf } from './server-use.ts';
import { SOAK_JOBS, type SoakDesk, type SoakUser } from './soak-jobs.ts';
import { RestCaller } from './storms/rest-caller.ts';
import { Tally } from './storms/storm.ts';
import type { Finding } from './trial.ts';

export type SoakOptions = { readonly count: number; readonly seed: string };

const PAST_DAYS = 5;
const AT_ONCE = 6;
const MAX_LEAVE_MS = 1_500;
/** Readers of past days end after two minutes without a question. */
const MAX_REST_MS = 180_000;
/** Beside the database and one reader each of pages, market and replays. */
const MAX_THREADS_MORE = 8;
const MAX_MB_MORE = 200;

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
  return { name, main, market: (await marketToken(url, name)) ?? '' };
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
  await eventually(() => isAtRest(pid), MAX_DAYS_MS);
  const statuses = new Map<number, number>();
  const onStatus = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const desk = {
    url,
    folder: world.folder,
    caseId: await aCase(await RestCaller.signIn(url, 'main', new Tally(), 'admin')),
    onStatus,
  };
  const rng = seededRng('soak', seed);
  // What is loaded once is loaded by then.
  const warm = await runJobs(desk, users, Math.ceil(count / 4), rng);
  await sleep(2_000);
  const before = await useOf(pid);
  const started = warm + (await runJobs(desk, users, count - warm, rng));
  const isRested = world.isUp && (await eventually(() => isAtRest(pid), MAX_REST_MS));
  const after = await useOf(pid);
  const faults = (statuses.get(500) ?? 0) + (statuses.get(502) ?? 0);
  const losses = [
    ...(world.isUp ? [] : ['the server']),
    ...(isRested ? [] : [`${after.processes.join(', ') || 'no process'} stayed`]),
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
