import { installWhatIsMissing, projectNode } from './install.mjs';
import { run } from './run.mjs';

await installWhatIsMissing();
process.exitCode = await run(projectNode, ['apps/meridian/src/import/main.ts', ...process.argv.slice(2)]);
