import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, stop } from './run.mjs';

const stampFile = join(root, 'node_modules', '.meridian-installed');

/** Node 24 of the project itself, whatever the machine has. */
export const projectNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/** Installs when the lock file changed or an earlier install was cut short: the stamp is written last. */
export async function installWhatIsMissing() {
  const digest = lockDigest();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest && existsSync(projectNode)) return;
  process.stdout.write('Installing dependencies …\n');
  // Not `npm ci`: it refuses a lock file that leaves out another platform's optional binaries, which a mirror may lack.
  const code = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) stop('The dependencies could not be installed. Check the network and run the same command again.');
  if (!existsSync(projectNode)) {
    stop('Node 24 did not install: npm skipped its install script. Run "npm rebuild node" and then the same command.');
  }
  writeFileSync(stampFile, digest);
}

/** The canvas grid of the blotter's bench. It needs many packages that nothing else does, so it is no part of the project. */
export async function installCanvasRival() {
  const isThere = await installApart(join(root, 'apps', 'web', 'harness', 'glide'));
  if (!isThere) process.stdout.write('Glide Data Grid could not be installed. The blotter is measured without it.\n');
}

/** The FIX engine beside ours, which needs a hundred packages of its own. */
export async function installFixRival() {
  const isThere = await installApart(join(root, 'tools', 'bench', 'src', 'fix', 'rival'));
  if (!isThere) process.stdout.write('jspurefix could not be installed. FIX is measured without it.\n');
}

async function installApart(folder) {
  if (existsSync(join(folder, 'node_modules'))) return true;
  const silent = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  return (await run('npm', ['install', '--prefix', folder, ...silent])) === 0;
}
