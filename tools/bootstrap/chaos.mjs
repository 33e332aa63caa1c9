import { buildWebIfNeeded } from './build-web.mjs';
import { installWhatIsMissing, projectNode } from './install.mjs';
import { run } from './run.mjs';

await installWhatIsMissing();
await buildWebIfNeeded();
process.exitCode = await run(projectNode, ['tools/bench/src/chaos/main.ts', ...process.argv.slice(2)]);
