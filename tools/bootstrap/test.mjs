import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { prepareTestBrowser } from './browser.mjs';
import { builtProgram } from './build-programs.mjs';
import { buildWebIfNeeded } from './build-web.mjs';
import { installWhatIsMissing } from './install.mjs';
import { root, run } from './run.mjs';

const resultsFolder = join(root, 'test-results');
const total = { passed: 0, failed: 0 };
/** Both are said at the end, where whoever reads the log looks first. */
const failures = [];
/** Passed at the second try. */
const flaky = [];
/** How long each part took, so that one that grows is seen. */
const parts = [];

async function timed(name, work) {
  process.stdout.write(`\n── ${name}\n`);
  const beganMs = performance.now();
  await work();
  parts.push({ name, ms: performance.now() - beganMs });
}

/** A check that is green or red as a whole counts as one. */
async function check(name) {
  const isGreen = (await run('npm', ['run', '--silent', name])) === 0;
  total[isGreen ? 'passed' : 'failed'] += 1;
  if (!isGreen) failures.push(name);
}

const reportOf = (name) => join(resultsFolder, `${name}.json`);

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A suite counts its tests; one that ended badly without a failed test still counts as one failure. */
async function suite(name, args, { count, failedIn, flakyIn, passesOnceMore = async () => false }, env = {}) {
  const file = reportOf(name);
  const errorsFile = reportOf(`${name}-unhandled`);
  const itsEnv = { ...process.env, UNHANDLED_ERRORS_FILE: errorsFile, ...env };
  const code = await run('npm', ['run', '--silent', name, '--', ...args(file)], { env: itsEnv });
  const report = readReport(file);
  const { passed, failed } = report ? count(report) : { passed: 0, failed: 0 };
  total.passed += passed;
  const named = report ? failedIn(report).map((test) => `${name}: ${test}`) : [];
  const unhandled = (readReport(errorsFile) ?? []).map((reason) => `${name}: ${reason}`);
  if (report && code !== 0 && unhandled.length === 0 && (await passesOnceMore(name, report))) {
    total.passed += failed;
    flaky.push(...named);
    return;
  }
  const isBroken = code === 0 && passed === 0;
  total.failed += code !== 0 || isBroken ? Math.max(failed, 1) : failed;
  if (report) flaky.push(...flakyIn(report).map((test) => `${name}: ${test}`));
  const reasons = [...named, ...unhandled];
  failures.push(
    ...(reasons.length === 0 && (code !== 0 || isBroken) ? [`${name}: ended without a report of why`] : reasons),
  );
}

const vitest = (file) => [
  '--reporter=dot',
  '--reporter=json',
  '--reporter=./tools/bootstrap/unhandled-errors.mjs',
  `--outputFile.json=${file}`,
];
const ofVitest = {
  count: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  failedIn: (report) =>
    report.testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
      const file = relative(root, name);
      return failed.length === 0 && status === 'failed' ? [file] : failed.map((test) => `${file} › ${test}`);
    }),
  flakyIn: () => [],
};
/** More files than run at once are not late because the machine stood still. */
const MAX_SECOND_TRIES = 2;

/** All that went wrong in a file is that its time was over. Nothing that it looked at was wrong. */
function isOnlyLate({ message, assertionResults }) {
  const problems = [message, ...assertionResults.flatMap(({ failureMessages }) => failureMessages)].filter(Boolean);
  return problems.length > 0 && problems.every((problem) => /timed out in \d+ms/.test(problem));
}

/** While a machine stands still for minutes, the time of whatever runs just then is over: that is tried once more. */
async function passesOnceMore(name, report) {
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > MAX_SECOND_TRIES || !failed.every(isOnlyLate)) return false;
  process.stdout.write(`\n── ${name}, what was late once more\n`);
  return (await run('npm', ['run', '--silent', name, '--', ...failed.map((file) => relative(root, file.name))])) === 0;
}

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
for (const name of ['typecheck', 'lint', 'tidy']) await timed(name, () => check(name));
await timed('unit', () => suite('unit', vitest, ofVitest));
// Only those with databases and sockets wait for the machine.
await timed('contract', () => suite('contract', vitest, { ...ofVitest, passesOnceMore }));
await prepareTestBrowser();
let program = '';
await timed('build', async () => {
  await buildWebIfNeeded();
  program = await builtProgram('apps/meridian/src/main.ts');
});
const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('e2e'), MERIDIAN_PROGRAM: program };
await timed('e2e', () => suite('e2e', () => ['--reporter=line,json'], ofPlaywright, env));

const minutes = (ms) => `${(ms / 60_000).toFixed(1).padStart(6)} min`;
for (const { name, ms } of parts) process.stdout.write(`\n${minutes(ms)}  ${name}`);
process.stdout.write(`\n${minutes(parts.reduce((sum, { ms }) => sum + ms, 0))}  together\n`);
for (const test of flaky) process.stdout.write(`\npassed at the second try: ${test}`);
for (const failure of failures) process.stdout.write(`\nfailed: ${failure}`);
process.stdout.write(`\n${flaky.length} passed at the second try`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
