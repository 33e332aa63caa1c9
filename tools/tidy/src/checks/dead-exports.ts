import { awaited } from '../awaiting.ts';
import type { Finding, SourceFile, Tree } from '../tree.ts';
import { isForTests, usersOf } from '../users.ts';

const declaration = /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm;

function mentions(file: SourceFile, name: string): number {
  return file.text.match(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g'))?.length ?? 0;
}

function unused(file: SourceFile, users: readonly SourceFile[]): string[] {
  if (users.some(({ text }) => /import \* as \w+ from/.test(text))) return [];
  const names = [...file.text.matchAll(declaration)].map((match) => match[1] ?? '');
  return names.filter((name) => mentions(file, name) === 1 && !users.some((user) => mentions(user, name) > 0));
}

/** An export that neither its own file nor another product file uses is there for its test alone. */
export function deadExports(tree: Tree): Finding[] {
  const users = usersOf(tree);
  const dead = tree
    .filter(({ path }) => /\.tsx?$/.test(path) && !isForTests(path))
    .flatMap((file) => unused(file, users.get(file.path) ?? []).map((name) => ({ path: file.path, name })));
  const known = new Set(dead.map(({ path, name }) => `${path}#${name}`));
  const overdue = awaited
    .filter((entry) => entry.includes('#') && !known.has(entry))
    .map((entry) => ({ path: entry, message: 'is used or gone by now: take it off the list in awaiting.ts' }));
  return [
    ...dead
      .filter(({ path, name }) => !awaited.includes(path) && !awaited.includes(`${path}#${name}`))
      .map(({ path, name }) => ({ path, message: `exports ${name}, which no product file uses` })),
    ...overdue,
  ];
}
