import { chromiumPath } from './browser.mjs';
import { builtProgram } from './build-programs.mjs';
import { buildWebIfNeeded } from './build-web.mjs';
import { installCanvasRival, installFixRival, installWhatIsMissing, projectNode } from './install.mjs';
import { bufferBounds, run } from './run.mjs';

await installWhatIsMissing();
const asked = process.argv.slice(2);
const isAsked = (name) => asked.every((each) => each.startsWith('--')) || asked.includes(name);
const needsBrowser = ['blotter', 'first-row', 'replay'].some(isAsked);
const needsProduct = ['desk', 'first-row'].some(isAsked);
if (needsProduct) await buildWebIfNeeded();
if (isAsked('blotter')) await installCanvasRival();
if (isAsked('fix')) await installFixRival();
// What it starts holds its buffers as `npm start` does.
const env = {
  ...bufferBounds,
  ...process.env,
  ...(needsBrowser && { CHROMIUM_PATH: await chromiumPath() }),
  ...(needsProduct && { MERIDIAN_PROGRAM: await builtProgram('apps/meridian/src/main.ts') }),
  ...(isAsked('recovery') && { DESK_PROGRAM: await builtProgram('tools/bench/src/recovery/desk-program.ts') }),
};
process.exitCode = await run(projectNode, ['tools/bench/src/main.ts', ...asked], { env });
