import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

export type Readiness = {
  readonly isReady: boolean;
  markReady(): void;
  /** On the way down: a load balancer should look elsewhere. */
  markClosing(): void;
};

export function createReadiness(): Readiness {
  let isReady = false;
  return {
    get isReady() {
      return isReady;
    },
    markReady: () => {
      isReady = true;
    },
    markClosing: () => {
      isReady = false;
    },
  };
}

/** `GET /healthz`: 200 when ready, 503 before and while closing. */
export function addHealthRoute(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', { logLevel: 'warn', schema: { hide: true } }, async (_request, reply) =>
    readiness.isReady
      ? { status: 'ok' }
      : reply.code(503).send(problem('not-ready', 'The server is starting or stopping.')),
  );
}
