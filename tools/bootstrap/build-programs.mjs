import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { addFiles } from './build-web.mjs';
import { projectNode } from './install.mjs';
import { root, run } from './run.mjs';

const folder = join(root, 'node_modules', '.cache', 'programs');
const sources = ['packages', 'services', 'apps/meridian', 'tools/bench', 'tools/bootstrap'];
/** The threads that a start waits for. All other threads run from the sources. */
const threads = [
  'services/trading/src/worlds/simulated/simulated-engine-worker.ts',
  'services/trading/src/worlds/connected/connected-engine-worker.ts',
];
const rolldown = ['node_modules/rolldown/bin/cli.mjs', '--config', 'tools/bootstrap/programs.config.mjs'];
/** A server that runs may still start a thread of an earlier one. */
const KEPT = 20;

/**
 * A program and the engine's thread as one file each: a thread loads it in a tenth of the time that its thousand modules
 * take. Answers where the program is.
 */
export async function builtProgram(source) {
  // The paths of other threads and files are part of it.
  const hash = createHash('sha256').update(root).update(source);
  hash.update(readFileSync(join(root, 'package-lock.json')));
  for (const each of sources) addFiles(hash, join(root, each));
  const built = join(folder, hash.digest('hex').slice(0, 16));
  const program = join(built, `${nameOf(source)}.mjs`);
  if (existsSync(program) || (await build(built, [source, ...threads]))) return program;
  process.stdout.write('The server did not build; the lines above say why. It runs from its sources.\n');
  return source;
}

export function nameOf(source) {
  return source.replace(/\.ts$/, '').replaceAll('/', '-');
}

/** The folder is there only when it is whole. */
async function build(built, entries) {
  const unfinished = `${built}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, PROGRAMS: JSON.stringify({ folder: unfinished, entries }) };
  if ((await run(projectNode, rolldown, { env, stdio: ['ignore', 'ignore', 'inherit'] })) !== 0) return false;
  // Somebody else may have built the same meanwhile.
  if (existsSync(built)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, built);
  removeOldest();
  return true;
}

function removeOldest() {
  const all = readdirSync(folder).map((name) => ({
    path: join(folder, name),
    ms: statSync(join(folder, name)).mtimeMs,
  }));
  const old = all.sort((one, two) => two.ms - one.ms).slice(KEPT);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}
