import { ALL_STORMS } from './storms/all.ts';
import { Tally } from './storms/storm.ts';

/**
 * A flood in a process of its own, until standard input ends. Prints a line when it begins, and at its end what it did
 * and what it cost.
 */
const [name, url] = process.argv.slice(2);
const storm = ALL_STORMS.find((one) => one.name === name);
if (storm === undefined || url === undefined) throw new Error('flood-program takes the name of a storm and an address');
let isOver = false;
process.stdin.on('end', () => (isOver = true)).resume();
const beganMs = performance.now();
const tally = new Tally(() => process.stdout.write('began\n'));
await storm.flood(url, () => isOver, tally);
const { user, system } = process.cpuUsage();
const cores = (user + system) / 1_000 / (performance.now() - beganMs);
process.stdout.write(`${JSON.stringify({ ...tally.counts(), cores })}\n`, () => process.exit(0));
