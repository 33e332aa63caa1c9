import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Claim, type Look, verdictOf } from './claim.ts';
import { PLANNED_STRATEGIES } from './desk/order-plan.ts';
import { tableOf } from './table.ts';
import { WITNESSES } from './witnesses.ts';

/**
 * `npm run truth` looks at everything, `npm run truth -- spreads` at what is named; `--short` for less time,
 * `--seed=100` for other days, `--threads=1` for one life at a time, `--only=optimal,moo` for more orders of some
 * strategies and none of the others.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { values, positionals: names } = parseArgs({
  options: {
    short: { type: 'boolean' },
    seed: { type: 'string' },
    threads: { type: 'string' },
    only: { type: 'string' },
  },
  allowPositionals: true,
});

function countOf(text: string | undefined, usual: number): number {
  const count = Number(text ?? usual);
  if (!Number.isSafeInteger(count) || count < 0) throw new Error(`${text} is no number of something`);
  return count;
}

const look: Look = {
  length: values.short === true ? 'short' : 'long',
  seed: countOf(values.seed, 0),
  threads: Math.max(1, countOf(values.threads, availableParallelism())),
  only: values.only?.split(',') ?? null,
};
const unknown = names.filter((name) => !WITNESSES.some((witness) => witness.name === name));
if (unknown.length > 0) {
  say(`There is no ${unknown.join(', ')}; there are ${WITNESSES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const strange = look.only?.filter((strategy) => !PLANNED_STRATEGIES.includes(strategy)) ?? [];
if (strange.length > 0) {
  say(`The desk sends no ${strange.join(', ')}; it sends ${PLANNED_STRATEGIES.join(', ')}.`);
  process.exit(2);
}

const all: Claim[] = [];
say(`From seed ${look.seed} on.`);
for (const witness of WITNESSES.filter(({ name }) => names.length === 0 || names.includes(name))) {
  say(`\n${witness.name}: ${witness.about}`);
  const claims = await witness.see(look, (line) => say(`  ${line}`));
  say(tableOf(claims));
  all.push(...claims);
}
const counted = (verdict: string) => all.filter((claim) => verdictOf(claim) === verdict).length;
say(`\n${all.length} claims, ${counted('FALSE')} untrue, ${counted('too few to tell')} too few to tell`);
process.exitCode = counted('FALSE') === 0 ? 0 : 1;
