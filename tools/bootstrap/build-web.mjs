import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, stop } from './run.mjs';

const stampFile = join(root, 'apps/web/dist/.built-from');
const sources = [
  'apps/web',
  'docs/handbook',
  'packages/domain',
  'packages/protocol',
  'packages/live-client',
  'packages/cost-model',
];

export function addFiles(hash, folder) {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFiles(hash, path);
    else hash.update(path).update(readFileSync(path));
  }
}

/** Stands for the page that these sources make. */
export function sourceDigest() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of sources) addFiles(hash, join(root, folder));
  return hash.digest('hex');
}

/** Builds the web app when a source it is made of changed since the last build. */
export async function buildWebIfNeeded(digest = sourceDigest()) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest) return;
  process.stdout.write('Building the web app …\n');
  const code = await run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn']);
  if (code !== 0) stop('The web app did not build; the lines above say why.');
  writeFileSync(stampFile, digest);
}
