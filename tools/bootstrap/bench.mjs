import { chromiumPath } from './browser.mjs';
import { buildWebIfNeeded } from './build-web.mjs';
import { installCanvasRival, installWhatIsMissing, projectNode } from './install.mjs';
import { run } from './run.mjs';

await installWhatIsMissing();
const asked = process.argv.slice(2);
const isAsked = (name) => asked.every((each) => each.startsWith('--')) || asked.includes(name);
const needsBrowser = ['blotter', 'first-row', 'replay'].some(isAsked);
if (isAsked('first-row')) await buildWebIfNeeded();
if (isAsked('blotter')) await installCanvasRival();
const env = { ...process.env, ...(needsBrowser && { CHROMIUM_PATH: await chromiumPath() }) };
process.exitCode = await run(projectNode, ['tools/bench/src/main.ts', ...asked], { env });
