import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './browser.mjs';
import { buildWebIfNeeded } from './build-web.mjs';
import { installWhatIsMissing } from './install.mjs';
import { root, run } from './run.mjs';

const resultsFolder = join(root, 'test-results');
const total = { passed: 0, failed: 0 };

/** A check that is green or red as a whole counts as one. */
async function check(name) {
  process.stdout.write(`\n── ${name}\n`);
  const isGreen = (await run('npm', ['run', '--silent', name])) === 0;
  total[isGreen ? 'passed' : 'failed'] += 1;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A suite counts its tests; one that ended badly without a failed test still counts as one failure. */
async function suite(name, args, count, env = {}) {
  process.stdout.write(`\n── ${name}\n`);
  const file = join(resultsFolder, `${name}.json`);
  const code = await run('npm', ['run', '--silent', name, '--', ...args(file)], { env: { ...process.env, ...env } });
  const report = readReport(file);
  const { passed, failed } = report ? count(report) : { passed: 0, failed: 0 };
  total.passed += passed;
  total.failed += code !== 0 ? Math.max(failed, 1) : failed;
  if (code === 0 && passed === 0) total.failed += 1;
}

const vitest = (file) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
const countVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });
const countPlaywright = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
});

await installWhatIsMissing();
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });
await check('typecheck');
await check('lint');
await check('tidy');
await suite('unit', vitest, countVitest);
await suite('contract', vitest, countVitest);
const browser = await chromiumPath();
await buildWebIfNeeded();
await suite('e2e', () => ['--reporter=line,json'], countPlaywright, {
  CHROMIUM_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(resultsFolder, 'e2e.json'),
});

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
