import { awaitingAssembly } from '../awaiting.ts';
import { importsOf, isCode, isTest, packageFoldersOf, resolveImport } from '../imports.ts';
import type { Finding, Tree } from '../tree.ts';

/** Files that something other than product code starts or uses: programs, configurations, help for tests. */
const entry =
  /(^|\/)(main|admin)\.tsx?$|\.config\.ts$|^tools\/bootstrap\/|\.d\.ts$|\.test-d\.ts$|worker\.ts$|(^|\/)testing(\/|\.ts$)|\.fixture\.ts$|-contract\.ts$/;

/** The desk's entities stand complete ahead of the screens that will use them. */
const vocabulary = /^packages\/domain\/src\/entities\//;

function isSpared(path: string): boolean {
  return isTest(path) || entry.test(path) || vocabulary.test(path) || awaitingAssembly.includes(path);
}

function withExtensions(target: string): string[] {
  return [target, `${target}.ts`, `${target}.tsx`, target.replace(/\.ts$/, '.tsx')];
}

/** A library's test is a user like any other; elsewhere a test alone does not make a file alive. */
function makesAlive(path: string): boolean {
  return path.startsWith('packages/') || !isTest(path);
}

/** A file that nobody imports, tests apart, is dead or not wired up. */
export function deadFiles(tree: Tree): Finding[] {
  const folders = packageFoldersOf(tree);
  const used = new Set<string>();
  for (const file of tree.filter(({ path }) => (isCode(path) || path.endsWith('.css')) && makesAlive(path))) {
    for (const specifier of importsOf(file)) {
      const target = resolveImport(file.path, specifier, folders);
      for (const path of target === null ? [] : withExtensions(target)) used.add(path);
    }
  }
  const overdue = awaitingAssembly
    .filter((path) => used.has(path))
    .map((path) => ({ path, message: 'is imported by now: take it off the list in awaiting.ts' }));
  const dead = tree
    .filter(({ path }) => /\.(tsx?|css)$/.test(path) && !isSpared(path) && !used.has(path))
    .map(({ path }) => ({ path, message: 'no file imports it: wire it up or remove it' }));
  return [...dead, ...overdue];
}
