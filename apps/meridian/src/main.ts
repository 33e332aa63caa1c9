import { flushCompileCache } from 'node:module';
import { DEMO_PASSWORD, DEMO_USERS } from '@meridian/identity/demo/demo-users';
import { describeStartupProblem, StartupProblem } from '@meridian/protocol/startup-problem';
import { loadEnvironment } from '@meridian/service-kit/environment';
import { type CloseStep, closeOnSignals, type GracefulClose } from '@meridian/service-kit/graceful-close';
import { createLogger } from '@meridian/service-kit/logger';
import { machineClock } from '@meridian/service-kit/steady-clock';
import { prepareEngine } from '@meridian/trading/engine/engine-thread';
import { chooseWorld } from './choose-world.ts';
import { parseStartOptions } from './start-options.ts';

const closeTimeoutMs = 10_000;

function readyLine(url: string, hasDemo: boolean): string {
  const address = url.replace('127.0.0.1', 'localhost');
  const users = DEMO_USERS.map(({ email }) => email).join(', ');
  const demo = hasDemo ? ` · demo users ${users} · password ${DEMO_PASSWORD}` : '';
  return `Meridian is ready at ${address}${demo}`;
}

let graceful: GracefulClose | null = null;
try {
  const options = parseStartOptions(process.argv.slice(2));
  const environment = loadEnvironment(process.env);
  const logger = createLogger({ level: environment.logLevel });
  // Before anything is open: Ctrl-C during the start closes what the start has opened by then.
  const closeSteps: CloseStep[] = [];
  graceful = closeOnSignals({ process, logger, steps: closeSteps, timeoutMs: closeTimeoutMs });
  const closing = graceful;
  const world = chooseWorld({ environment, options });
  // Its thread loads its program while this one loads all the rest and opens the database.
  const engine = prepareEngine(world.worker);
  closeSteps.push({ name: "engine's thread", close: () => engine.discard() });
  // The starter holds the other end: when it is gone, nobody is left to stop us.
  process.on('disconnect', () => void closing.close().then((code) => process.exit(code)));
  // A step is told by the engine, whose clock is another of this kind.
  const nowMs = machineClock(() => undefined);
  const { startMeridian } = await import('./start-meridian.ts');
  const url = await startMeridian({
    environment,
    options,
    world,
    engine,
    logger,
    closeSteps,
    nowMs,
    page: process.env.MERIDIAN_PAGE,
  });
  console.log(readyLine(url, environment.hasDemo));
  // Now rather than at the end, which may be a kill -9.
  flushCompileCache();
} catch (error) {
  // What a start runs into while it is being closed is no news.
  if (graceful?.isClosing() !== true) {
    if (!(error instanceof StartupProblem)) throw error;
    console.error(describeStartupProblem(error));
    // The channel to the starter would keep a process open that has nothing left to do.
    process.exit(1);
  }
}
