import { BENCHES } from './benches.ts';
import { type Bench, type Figure, isHeld } from './bench.ts';
import { describeMachine } from './support/machine.ts';
import { isDisturbed, quietMachine } from './support/quiet-machine.ts';
import { writeResults } from './results-file.ts';
import { tableOf } from './table.ts';

/**
 * `npm run bench` runs all, `npm run bench -- kernel` those that are named; `--profile` says where the time goes,
 * `--short` takes less time. `--quiet` waits until no neighbour disturbs the machine, and runs a bench again that missed a
 * budget while one did.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const PROFILE = '--profile';
const SHORT = '--short';
const QUIET = '--quiet';
const OPTIONS = new Set([PROFILE, SHORT, QUIET]);
const MAX_TRIES = 3;
const isQuiet = process.argv.includes(QUIET);
const options = { isProfiling: process.argv.includes(PROFILE), isShort: process.argv.includes(SHORT) };
const asked = process.argv.slice(2).filter((word) => !OPTIONS.has(word));
const unknown = asked.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  say(`There is no bench ${unknown.join(', ')}; there are ${BENCHES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const all: Figure[] = [];
for (const bench of BENCHES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  all.push(...(await figuresOf(bench, isQuiet ? MAX_TRIES : 1)));
}
const missed = all.filter((figure) => !isHeld(figure));
say(`\n${all.length} figures, ${missed.length} outside their budget`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function figuresOf(bench: Bench, tries: number): Promise<readonly Figure[]> {
  say(`\n${bench.name}: ${bench.about}`);
  if (isQuiet) await quietMachine((line) => say(`  ${line}`));
  const before = describeMachine();
  const figures = await bench.run((line) => say(`  ${line}`), options);
  const after = describeMachine();
  say(tableOf(figures));
  say(
    `  ${after.cores} cores, load ${after.load.join(' ')}; memory ${before.accessNs} ns before and ${after.accessNs} after`,
  );
  say(`  ${await writeResults(bench.name, figures, { before, after })}`);
  const isInDoubt = isDisturbed([Number(before.accessNs), Number(after.accessNs)]) && !figures.every(isHeld);
  return isInDoubt && tries > 1 ? figuresOf(bench, tries - 1) : figures;
}
