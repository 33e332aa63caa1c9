import { FLOODS, isFlood } from './floods.ts';

/** A flood in a process of its own, until standard input ends. Prints what it did and what it cost. */
const [name, url] = process.argv.slice(2);
if (!isFlood(name) || url === undefined) throw new Error('flood-program takes the name of a flood and an address');
let isOver = false;
process.stdin.on('end', () => (isOver = true)).resume();
const beganMs = performance.now();
const count = await FLOODS[name](url, () => isOver);
const { user, system } = process.cpuUsage();
const cores = (user + system) / 1_000 / (performance.now() - beganMs);
process.stdout.write(`${JSON.stringify({ count, cores })}\n`, () => process.exit(0));
