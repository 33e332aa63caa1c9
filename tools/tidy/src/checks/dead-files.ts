import { awaited } from '../awaiting.ts';
import type { Finding, Tree } from '../tree.ts';
import { isForTests, usersOf } from '../users.ts';

/** Files that something other than product code starts or uses: programs and configurations. */
const entry =
  /(^|\/)(main|admin)\.tsx?$|\.config\.ts$|^tools\/bootstrap\/|\.d\.ts$|worker\.ts$|^apps\/web\/vite\.config\.ts$/;

/** A file that no product file imports is dead or not wired up; a test is no user. */
export function deadFiles(tree: Tree): Finding[] {
  const users = usersOf(tree);
  const overdue = awaited
    .filter((path) => !path.includes('#'))
    .filter((path) => users.has(path) || !tree.some((file) => file.path === path))
    .map((path) => ({ path, message: 'is used or gone by now: take it off the list in awaiting.ts' }));
  const dead = tree
    .filter(({ path }) => /\.(tsx?|css)$/.test(path) && !isForTests(path) && !entry.test(path))
    .filter(({ path }) => !users.has(path) && !awaited.includes(path))
    .map(({ path }) => ({ path, message: 'no product file imports it: wire it up or remove it' }));
  return [...dead, ...overdue];
}
