import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromiumPath } from './browser.mjs';
import { buildWebIfNeeded } from './build-web.mjs';
import { installWhatIsMissing } from './install.mjs';
import { root, run } from './run.mjs';

const resultsFolder = join(root, 'test-results');
const total = { passed: 0, failed: 0 };
/** Both are said at the end, where whoever reads the log looks first. */
const failures = [];
/** Passed at the second try. */
const flaky = [];

/** With `npm test -- --at-length` the journeys at length run too, ten minutes and more. */
const isAtLength = process.argv.includes('--at-length');

/** A check that is green or red as a whole counts as one. */
async function check(name) {
  process.stdout.write(`\n── ${name}\n`);
  const isGreen = (await run('npm', ['run', '--silent', name])) === 0;
  total[isGreen ? 'passed' : 'failed'] += 1;
  if (!isGreen) failures.push(name);
}

const reportOf = (name) => join(resultsFolder, `${name.replace(':', '-')}.json`);

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A suite counts its tests; one that ended badly without a failed test still counts as one failure. */
async function suite(name, args, { count, failedIn, flakyIn }, env = {}) {
  process.stdout.write(`\n── ${name}\n`);
  const file = reportOf(name);
  const code = await run('npm', ['run', '--silent', name, '--', ...args(file)], { env: { ...process.env, ...env } });
  const report = readReport(file);
  const { passed, failed } = report ? count(report) : { passed: 0, failed: 0 };
  total.passed += passed;
  const isBroken = code === 0 && passed === 0;
  total.failed += code !== 0 || isBroken ? Math.max(failed, 1) : failed;
  if (report) flaky.push(...flakyIn(report).map((test) => `${name}: ${test}`));
  const named = report ? failedIn(report).map((test) => `${name}: ${test}`) : [];
  failures.push(
    ...(named.length === 0 && (code !== 0 || isBroken) ? [`${name}: ended without a report of why`] : named),
  );
}

const vitest = (file) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
const ofVitest = {
  count: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  failedIn: (report) =>
    report.testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
      const file = relative(root, name);
      return failed.length === 0 && status === 'failed' ? [file] : failed.map((test) => `${file} › ${test}`);
    }),
  // There is no second try.
  flakyIn: () => [],
};
const specsOf = (suites) => suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);
const nameOf = ({ file, title }) => `${file} › ${title}`;
const ofPlaywright = {
  count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  failedIn: ({ suites }) =>
    specsOf(suites)
      .filter(({ ok }) => !ok)
      .map(nameOf),
  flakyIn: ({ suites }) =>
    specsOf(suites)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(nameOf),
};

await installWhatIsMissing();
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });
await check('typecheck');
await check('lint');
await check('tidy');
await suite('unit', vitest, ofVitest);
await suite('contract', vitest, ofVitest);
const browser = await chromiumPath();
await buildWebIfNeeded();
const journeys = (name) =>
  suite(name, () => ['--reporter=line,json'], ofPlaywright, {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
  });
await journeys('e2e');
if (isAtLength) await journeys('e2e:at-length');

/** How many journeys were left out. */
function countLeftOut() {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'e2e:at-length', '--', '--list'], {
    cwd: root,
    encoding: 'utf8',
  });
  return /Total: (\d+) tests/.exec(stdout)?.[1] ?? 'Some';
}

for (const test of flaky) process.stdout.write(`\npassed at the second try: ${test}`);
for (const failure of failures) process.stdout.write(`\nfailed: ${failure}`);
process.stdout.write(`\n${flaky.length} passed at the second try`);
if (!isAtLength) process.stdout.write(`\n${countLeftOut()} journeys at length did not run: npm test -- --at-length`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
