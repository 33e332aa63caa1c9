import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/** A required part of the service. Returns why it is down, or null. */
export type HealthCheck = { readonly part: string; readonly check: () => string | null | Promise<string | null> };

export type DownPart = { readonly part: string; readonly reason: string };

export type Readiness = {
  markReady(): void;
  /** Called on shutdown, so that load balancers stop routing here. */
  markClosing(): void;
  watch(...checks: readonly HealthCheck[]): void;
  /** The parts that are down. Empty when the service can serve. */
  down(): Promise<readonly DownPart[]>;
};

/** A part that does not respond in this time counts as down. */
const CHECK_TIMEOUT_MS = 2_000;
/** Anybody may ask, so results are cached this long. */
const ANSWER_KEPT_MS = 1_000;

const STARTING_OR_STOPPING: readonly DownPart[] = [{ part: 'server', reason: 'it is starting or stopping' }];

export function createReadiness(nowMs: () => number): Readiness {
  const checks: HealthCheck[] = [];
  let isReady = false;
  let asked: { readonly atMs: number; readonly down: Promise<readonly DownPart[]> } | null = null;
  return {
    markReady: () => {
      isReady = true;
    },
    markClosing: () => {
      isReady = false;
    },
    watch: (...more) => checks.push(...more),
    down: async () => {
      if (!isReady) return STARTING_OR_STOPPING;
      if (asked === null || nowMs() - asked.atMs >= ANSWER_KEPT_MS) asked = { atMs: nowMs(), down: askAll(checks) };
      return asked.down;
    },
  };
}

async function askAll(checks: readonly HealthCheck[]): Promise<readonly DownPart[]> {
  const answers = await Promise.all(checks.map(ask));
  return answers.filter((down) => down !== null);
}

async function ask({ part, check }: HealthCheck): Promise<DownPart | null> {
  const { promise: outOfTime, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(`it did not answer within ${CHECK_TIMEOUT_MS / 1000} s`), CHECK_TIMEOUT_MS);
  try {
    const reason = await Promise.race([Promise.resolve().then(check), outOfTime]);
    return reason === null ? null : { part, reason };
  } catch (error) {
    return { part, reason: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `GET /healthz`: 200 while the process runs. `GET /readyz`: 200 when it can serve, else 503 with the parts that are
 * down.
 */
export function addHealthRoutes(app: FastifyInstance, readiness: Pick<Readiness, 'down'>): void {
  const quiet = { logLevel: 'warn', schema: { hide: true } } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const down = await readiness.down();
    if (down.length === 0) return { status: 'ready' };
    const message = `Down: ${down.map(({ part, reason }) => `${part} (${reason})`).join(', ')}.`;
    return reply.code(503).send({ ...problem('not-ready', message), down });
  });
}
