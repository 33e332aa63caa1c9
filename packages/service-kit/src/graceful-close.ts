import type { Logger } from './logger.ts';

export type CloseStep = { readonly name: string; readonly close: () => Promise<void> };

/** The part of `process` that is needed, so that a test can replace it. */
export type SignalSource = {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  off(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): void;
};

export type GracefulCloseOptions = {
  readonly process: SignalSource;
  readonly logger: Logger;
  /** In order of closing: request handlers first, the database last. */
  readonly steps: readonly CloseStep[];
  /** For all steps together. */
  readonly timeoutMs: number;
};

export type GracefulClose = {
  /** Closes now; a second call waits for the same close. Resolves with the exit code. */
  close(): Promise<number>;
  readonly isClosing: () => boolean;
  /** Stops listening to signals. */
  dispose(): void;
};

const FORCED_EXIT_CODE = 130;
const FORCING_SIGNALS = 3;
/** Terminal, npm and starter each forward the same signal. Signals this close together count as one. */
const ECHO_MS = 1_000;

/** SIGINT and SIGTERM close the steps in order and exit. A third signal or the time limit exits at once. */
export function closeOnSignals(options: GracefulCloseOptions): GracefulClose {
  const { process, logger } = options;
  let closing: Promise<number> | undefined;
  let signals = 0;
  let countedMs = Number.NEGATIVE_INFINITY;
  const close = (): Promise<number> => {
    closing ??= closeWithin(options);
    return closing;
  };
  const onSignal = (): void => {
    if (performance.now() - countedMs < ECHO_MS) return;
    countedMs = performance.now();
    signals += 1;
    if (signals >= FORCING_SIGNALS) {
      logger.warn('third signal: leaving at once');
      process.exit(FORCED_EXIT_CODE);
    }
    if (closing !== undefined) return;
    logger.info('stopping');
    void close().then((code) => {
      logger.info('stopped');
      process.exit(code);
    });
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return {
    close,
    isClosing: () => closing !== undefined,
    dispose: () => {
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
    },
  };
}

async function closeWithin({ logger, steps, timeoutMs }: GracefulCloseOptions): Promise<number> {
  let current = '';
  const { promise: outOfTime, resolve: giveUp } = Promise.withResolvers<number>();
  const timer = setTimeout(() => {
    logger.error({ step: current }, `closing took longer than ${timeoutMs} ms`);
    giveUp(1);
  }, timeoutMs);
  const closeAll = async (): Promise<number> => {
    let code = 0;
    // A start that is interrupted may still add steps.
    const open = steps.slice();
    for (const step of open) {
      current = step.name;
      try {
        await step.close();
      } catch (err) {
        // The other steps are still closed: an unclosed database is worse than a logged error.
        logger.error({ err, step: step.name }, 'closing failed');
        code = 1;
      }
    }
    return code;
  };
  const code = await Promise.race([closeAll(), outOfTime]);
  clearTimeout(timer);
  return code;
}
