import { builtProgram } from './build-programs.mjs';
import { buildWebIfNeeded, sourceDigest } from './build-web.mjs';
import { installWhatIsMissing, projectNode } from './install.mjs';
import { bufferBounds, compileCache, endWithParent, memoryBounds, run } from './run.mjs';

endWithParent();
await installWhatIsMissing();
const program = await builtProgram('apps/meridian/src/main.ts');
// The server opens its database and begins its world meanwhile, and waits for this page before it listens.
const page = sourceDigest();
void buildWebIfNeeded(page);
// The IPC channel tells the server when this process is gone, so that kill -9 of the starter leaves nothing behind.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
const env = { ...compileCache, ...bufferBounds, ...process.env, MERIDIAN_PAGE: page };
const args = [...memoryBounds, program, ...process.argv.slice(2)];
process.exitCode = await run(projectNode, args, { stdio, env });
