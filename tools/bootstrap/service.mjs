import { installWhatIsMissing, projectNode } from './install.mjs';
import { compileCache, endWithParent, run, stop } from './run.mjs';

/** The services that start alone, each with its program. */
const PROGRAMS = {
  trading: 'services/trading/src/main.ts',
  'node-sockets': 'services/trading/src/node-sockets/main.ts',
  'main-api': 'services/main-api/src/main.ts',
  'market-intelligence': 'services/market-intelligence/src/main.ts',
};

const [name, ...rest] = process.argv.slice(2);
const isKnown = name !== undefined && Object.hasOwn(PROGRAMS, name);
if (!isKnown || rest.length > 0) {
  stop(`That is not a service.\nUse: npm run service -- NAME, with one of ${Object.keys(PROGRAMS).join(', ')}`);
}
endWithParent();
await installWhatIsMissing();
process.exitCode = await run(projectNode, [PROGRAMS[name]], { env: { ...compileCache, ...process.env } });
