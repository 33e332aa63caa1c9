import { flushCompileCache } from 'node:module';
import { DEMO_PASSWORD, DEMO_USERS } from '@meridian/identity/demo/demo-users';
import { describeStartupProblem, StartupProblem } from '@meridian/protocol/startup-problem';
import { loadEnvironment } from '@meridian/service-kit/environment';
import { closeOnSignals } from '@meridian/service-kit/graceful-close';
import { createLogger } from '@meridian/service-kit/logger';
import { startMeridian } from './start-meridian.ts';
import { parseStartOptions } from './start-options.ts';

const closeTimeoutMs = 10_000;

function readyLine(url: string, hasDemo: boolean): string {
  const address = url.replace('127.0.0.1', 'localhost');
  const users = DEMO_USERS.map(({ email }) => email).join(', ');
  const demo = hasDemo ? ` · demo users ${users} · password ${DEMO_PASSWORD}` : '';
  return `Meridian is ready at ${address}${demo}`;
}

try {
  const options = parseStartOptions(process.argv.slice(2));
  const environment = loadEnvironment(process.env);
  const logger = createLogger({ level: environment.logLevel });
  const { url, closeSteps } = await startMeridian({ environment, options, logger, nowMs: () => Date.now() });
  const graceful = closeOnSignals({ process, logger, steps: closeSteps, timeoutMs: closeTimeoutMs });
  // The starter holds the other end: when it is gone, nobody is left to stop us.
  process.on('disconnect', () => void graceful.close().then((code) => process.exit(code)));
  console.log(readyLine(url, environment.hasDemo));
  // Now rather than at the end, which may be a kill -9.
  flushCompileCache();
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(describeStartupProblem(error));
  process.exitCode = 1;
}
