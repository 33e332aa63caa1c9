import { packageFoldersOf, resolveImport } from '../imports.ts';
import type { Finding, Tree } from '../tree.ts';

/** What runs in the process that trades: the programs of the services and of the engine's threads. */
const PROGRAM = /^(?:apps\/meridian|services\/[^/]+)\/src\/(?:main|worlds\/.*-worker)\.ts$/;
/** Native code that ends its process when it fails. */
const NATIVE = '@duckdb/node-api';

/** Imports that load their file. Types load nothing, and a program of another process is named by its address. */
const LOADED =
  /^\s*(?:import|export)\s(?!type\s)[^;'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

function loadedBy(text: string): readonly string[] {
  return [...text.matchAll(LOADED)].map((match) => match.slice(1).find((each) => each !== undefined) ?? '');
}

/** Nothing of the process that trades loads DuckDB: what reads past days runs apart, so that it can end alone. */
export function nativeApart(tree: Tree): Finding[] {
  const folders = packageFoldersOf(tree);
  const texts = new Map(tree.map(({ path, text }) => [path, text]));
  const seen = new Set(tree.flatMap(({ path }) => (PROGRAM.test(path) ? [path] : [])));
  const findings: Finding[] = [];
  // A set grows while it is walked.
  for (const path of seen) {
    for (const specifier of loadedBy(texts.get(path) ?? '')) {
      if (specifier === NATIVE) {
        findings.push({ path, message: `the process that trades would load ${NATIVE}: run it with apart/run-job` });
      }
      const target = resolveImport(path, specifier, folders);
      if (target !== null && texts.has(target)) seen.add(target);
    }
  }
  return findings;
}
