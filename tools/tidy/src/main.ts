import { fileURLToPath } from 'node:url';
import { checks, lastChecks } from './checks/all.ts';
import { readTree } from './tree.ts';

const tree = readTree(fileURLToPath(new URL('../../../', import.meta.url)));
let found = 0;
const wanted = process.argv.includes('--all') ? { ...checks, ...lastChecks } : checks;
for (const [name, check] of Object.entries(wanted)) {
  for (const { path, message } of check(tree)) {
    found += 1;
    console.error(`${path}: ${message} [${name}]`);
  }
}
console.log(found === 0 ? `tidy: ${tree.length} files, nothing out of place` : `tidy: ${found} findings`);
process.exitCode = found === 0 ? 0 : 1;
