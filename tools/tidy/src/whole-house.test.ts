import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lastChecks } from './checks/all.ts';
import { readTree } from './tree.ts';

const tree = readTree(fileURLToPath(new URL('../../../', import.meta.url)));

/** The first of them parses every file of the product, which a busy machine takes its time for. */
const MAX_CHECK_MS = 60_000;

it.each(Object.entries(lastChecks))('the house has nothing to find: %s', { timeout: MAX_CHECK_MS }, (_name, check) => {
  expect(check(tree)).toEqual([]);
});
