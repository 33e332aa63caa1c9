import { chromiumPath } from './browser.mjs';
import { buildWebIfNeeded } from './build-web.mjs';
import { installWhatIsMissing, projectNode } from './install.mjs';
import { run } from './run.mjs';

await installWhatIsMissing();
await buildWebIfNeeded();
const env = { ...process.env, CHROMIUM_PATH: await chromiumPath() };
process.exitCode = await run(projectNode, ['e2e/src/shots/main.ts', ...process.argv.slice(2)], { env });
