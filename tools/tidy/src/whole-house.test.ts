import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lastChecks } from './checks/all.ts';
import { readTree } from './tree.ts';

const tree = readTree(fileURLToPath(new URL('../../../', import.meta.url)));

it.each(Object.entries(lastChecks))('the house has nothing to find: %s', (_name, check) => {
  expect(check(tree)).toEqual([]);
});
