import { importsOf, isCode, isTest, packageFoldersOf, resolveImport } from './imports.ts';
import type { SourceFile, Tree } from './tree.ts';

/** Help for tests: what only a test, a fixture or a contract suite needs. */
const testHelp = /(^|\/)testing(\/|\.tsx?$)|\.fixture\.tsx?$|-contract\.ts$|\.test-d\.ts$/;

/** Whether a file stands for itself: a test, or what only tests need. */
export function isForTests(path: string): boolean {
  return isTest(path) || testHelp.test(path);
}

/** Files whose imports keep others alive: code and styles of the product and its tools, never a test. */
export function productFiles(tree: Tree): readonly SourceFile[] {
  return tree.filter(({ path }) => (isCode(path) || path.endsWith('.css')) && !isForTests(path));
}

/** The paths behind a file's imports; a path without extension may be `.ts` or `.tsx`. */
export function importedPaths(file: SourceFile, folders: ReadonlyMap<string, string>): string[] {
  return importsOf(file).flatMap((specifier) => {
    const target = resolveImport(file.path, specifier, folders);
    return target === null ? [] : [target, `${target}.ts`, `${target}.tsx`, target.replace(/\.ts$/, '.tsx')];
  });
}

/** For each path the product files that import it. */
export function usersOf(tree: Tree): ReadonlyMap<string, readonly SourceFile[]> {
  const folders = packageFoldersOf(tree);
  const users = new Map<string, SourceFile[]>();
  for (const file of productFiles(tree)) {
    for (const path of importedPaths(file, folders)) {
      const known = users.get(path);
      if (known === undefined) users.set(path, [file]);
      else known.push(file);
    }
  }
  return users;
}
