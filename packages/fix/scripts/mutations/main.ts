import { mutate } from '../../src/testing/mutations.ts';

/** More changed messages than the test takes: `node packages/fix/scripts/mutations/main.ts 1000000 2`, count and seed. */
const [, , count = '1000000', seed = '1'] = process.argv;
const counts = mutate(Number(count), Number(seed));
const megabytes = Math.round(process.memoryUsage.rss() / 2 ** 20);
process.stdout.write(`${JSON.stringify(counts)}, ${megabytes} MB\n`);
