import { posix } from 'node:path';
import type { SourceFile } from './tree.ts';

const statement =
  /^\s*(?:import|export)\s[^;'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*,?\s*\)|\bimport\.meta\.resolve\(\s*['"]([^'"]+)['"]|new URL\(\s*['"](\.[^'"]+\.ts)['"],\s*import\.meta\.url|^\s*composes:[^;'"]*from\s+['"]([^'"]+)['"]/gm;

/** The module specifiers that a file imports; dynamic imports, resolved names, worker addresses and composed styles included. */
export function importsOf(file: SourceFile): string[] {
  return [...file.text.matchAll(statement)].map(
    (match) => match.slice(1).find((specifier) => specifier !== undefined) ?? '',
  );
}

/** The repository path behind a specifier, or null when it is a package from outside. */
export function resolveImport(
  from: string,
  specifier: string,
  packageFolders: ReadonlyMap<string, string>,
): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), bare));
  const [scope, name, ...rest] = bare.split('/');
  const folder = packageFolders.get(`${scope}/${name}`);
  return folder === undefined ? null : `${folder}/src/${rest.join('/')}.ts`;
}

/** Workspace package names and the folders they live in, read from their manifests. */
export function packageFoldersOf(tree: readonly SourceFile[]): ReadonlyMap<string, string> {
  const manifests = tree.filter((file) => /^.+\/package\.json$/.test(file.path));
  return new Map(
    manifests.map((file) => [(JSON.parse(file.text) as { name: string }).name, posix.dirname(file.path)] as const),
  );
}

export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('e2e/');
}
