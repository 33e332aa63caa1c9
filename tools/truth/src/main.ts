import { type Claim, verdictOf } from './claim.ts';
import { tableOf } from './table.ts';
import { WITNESSES } from './witnesses.ts';

/** `npm run truth` looks at everything, `npm run truth -- spreads` at what is named, `--short` for less time. */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const asked = process.argv.slice(2);
const length = asked.includes('--short') ? 'short' : 'long';
const names = asked.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !WITNESSES.some((witness) => witness.name === name));
if (unknown.length > 0) {
  say(`There is no ${unknown.join(', ')}; there are ${WITNESSES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const all: Claim[] = [];
for (const witness of WITNESSES.filter(({ name }) => names.length === 0 || names.includes(name))) {
  say(`\n${witness.name}: ${witness.about}`);
  const claims = await witness.see(length, (line) => say(`  ${line}`));
  say(tableOf(claims));
  all.push(...claims);
}
const counted = (verdict: string) => all.filter((claim) => verdictOf(claim) === verdict).length;
say(`\n${all.length} claims, ${counted('FALSE')} untrue, ${counted('too few to tell')} too few to tell`);
process.exitCode = counted('FALSE') === 0 ? 0 : 1;
