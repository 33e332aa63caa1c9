import { chromiumPath } from './browser.mjs';
import { installWhatIsMissing, projectNode } from './install.mjs';
import { run } from './run.mjs';

await installWhatIsMissing();
const asked = process.argv.slice(2);
// Only the blotter is measured in a browser.
const needsBrowser = asked.length === 0 || asked.includes('blotter');
const env = { ...process.env, ...(needsBrowser && { CHROMIUM_PATH: await chromiumPath() }) };
process.exitCode = await run(projectNode, ['tools/bench/src/main.ts', ...asked], { env });
