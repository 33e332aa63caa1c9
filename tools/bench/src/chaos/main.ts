import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFlameGraphs } from '../profile/write-flame-graphs.ts';
import { ChaosWorld } from './chaos-world.ts';
import { FAULTS } from './faults.ts';
import { eventually } from './sent-orders.ts';
import { isAtRest, MAX_DAYS_MS } from './server-use.ts';
import { soaked } from './soak.ts';
import { stormTrial } from './storm-trial.ts';
import { ALL_STORMS } from './storms/all.ts';
import { type Finding, type Trial, trialTable } from './trial.ts';

/**
 * `npm run chaos` tries all; `-- storms` or `-- faults` one half, `-- disk` what has one of the words in its name, `-- storms
 * --only=notes,audits` the storms of these names, `-- soak --count=150 --seed=2` starts so many jobs at random. `--profile`
 * draws what each thread of the server did. It ends with 1 when something was lost.
 */
const MAX_TRIAL_MS = 1_800_000;
const PAST_DAYS = 5;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { positionals, values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [wanted = ''] = positionals;
const isWanted = ({ tried }: Trial): boolean =>
  positionals.length === 0 || positionals.some((word) => tried.includes(word));
const soak = { count: Number(values.count), seed: values.seed };
const SOAKS: readonly Trial[] = [
  {
    tried: 'soak: jobs that read past days are started and left at random',
    run: (each) => soaked(each, soak),
    hasOwnDesk: true,
  },
];
const STORMS = ALL_STORMS.map(stormTrial);
const HALVES: Readonly<Record<string, readonly Trial[]>> = { storms: STORMS, faults: FAULTS };
const names = values.only?.split(',') ?? [];
const isNamed = ({ name }: Trial): boolean => names.length === 0 || (name !== undefined && names.includes(name));
const trials = (HALVES[wanted] ?? [...STORMS, ...FAULTS, ...SOAKS].filter(isWanted)).filter(isNamed);
if (trials.length === 0) {
  const words = [...positionals, ...names].join(' or ');
  say(`Nothing that is tried has ${words} in its name. There are storms, faults and a soak.`);
  say(`Names of storms: ${ALL_STORMS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const profileFolder = values.profile ? resolve('bench-results', 'chaos-profile') : null;
if (profileFolder !== null) {
  await rm(profileFolder, { recursive: true, force: true });
  await mkdir(profileFolder, { recursive: true });
}
const world = await ChaosWorld.create(undefined, profileFolder);
const rows: (Finding & { readonly tried: string })[] = [];
try {
  for (const trial of trials) {
    const { tried, run } = trial;
    await prepareFor(trial);
    say(`trying: ${tried}`);
    const finding = await tryOut(run);
    say(`  ${finding.seen}; lost: ${finding.lost ?? 'nothing'}`);
    rows.push({ tried, ...finding });
  }
  await world.end('SIGTERM');
  for (const { path, busySeconds } of profileFolder === null ? [] : await writeFlameGraphs(profileFolder)) {
    say(`${busySeconds.toFixed(1)} s of work: ${path}`);
  }
} finally {
  await ChaosWorld.removeAll();
}
say(`\n${trialTable(rows)}`);
const losses = rows.filter(({ lost }) => lost !== null);
say(`\n${rows.length} tried, ${losses.length === 0 ? 'nothing' : losses.length} lost`);
process.exit(losses.length === 0 ? 0 : 1);

/** The trial needs a desk, whatever became of it in the one before. */
async function prepareFor({ hasOwnDesk, needsPastDays }: Trial): Promise<void> {
  const pastDays = needsPastDays === true ? PAST_DAYS : 0;
  const isFit = world.isUp && world.pastDays >= pastDays;
  if (hasOwnDesk === true || !isFit) await world.end('SIGTERM');
  if (hasOwnDesk === true || isFit) return;
  say(`started after ${((await world.start({}, pastDays)) / 1000).toFixed(1)} s`);
  const { pid } = world;
  if (pid !== null && pastDays > 0) await eventually(() => isAtRest(pid), MAX_DAYS_MS);
}

async function tryOut(run: Trial['run']): Promise<Finding> {
  const limit = Promise.withResolvers<Finding>();
  const timer = setTimeout(() => limit.resolve({ seen: 'no end in sight', lost: 'time' }), MAX_TRIAL_MS);
  try {
    return await Promise.race([run(world), limit.promise]);
  } catch (error) {
    return { seen: 'the trial failed', lost: error instanceof Error ? error.message.slice(0, 200) : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
