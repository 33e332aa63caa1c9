import { parseArgs } from 'node:util';
import { ChaosWorld } from './chaos-world.ts';
import { FAULTS } from './faults.ts';
import { soaked } from './soak.ts';
import { stormTrial } from './storm-trial.ts';
import { ALL_STORMS } from './storms/all.ts';
import { type Finding, type Trial, trialTable } from './trial.ts';

/**
 * `npm run chaos` tries all; `-- storms` or `-- faults` one half, `-- disk` what has one of the words in its name, `-- soak
 * --count=150 --seed=2` starts so many jobs at random. It ends with 1 when something was lost.
 */
const MAX_TRIAL_MS = 1_800_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { positionals, values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
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
const trials = HALVES[wanted] ?? [...STORMS, ...FAULTS, ...SOAKS].filter(isWanted);
if (trials.length === 0) {
  say(`Nothing that is tried has ${positionals.join(' or ')} in its name. There are storms, faults and a soak.`);
  process.exit(2);
}

const world = await ChaosWorld.create();
const rows: (Finding & { readonly tried: string })[] = [];
try {
  for (const { tried, run, hasOwnDesk } of trials) {
    // The trial needs a desk, whatever became of it in the one before.
    if (hasOwnDesk === true) await world.end('SIGTERM');
    else if (!world.isUp) say(`started after ${((await world.start()) / 1000).toFixed(1)} s`);
    say(`trying: ${tried}`);
    rows.push({ tried, ...(await tryOut(run)) });
  }
} finally {
  await ChaosWorld.removeAll();
}
say(`\n${trialTable(rows)}`);
const losses = rows.filter(({ lost }) => lost !== null);
say(`\n${rows.length} tried, ${losses.length === 0 ? 'nothing' : losses.length} lost`);
process.exit(losses.length === 0 ? 0 : 1);

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
