import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { decorateAuthentication } from './auth-hook.ts';
import type { Logger } from './logger.ts';
import { refuseTwoHosts } from './one-host.ts';
import { installProblemHandling, problemNotFound } from './problem-handling.ts';
import { RequestLog } from './request-log.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { schemaSerializer } from './schema-serializer.ts';
import { schemaValidator } from './schema-validator.ts';

export type ServiceAppOptions = {
  readonly logger: Logger;
  /** Whose X-Forwarded-For is trusted, as in the environment. */
  readonly trustProxy?: boolean | string;
  readonly bodyLimitBytes?: number;
  readonly newRequestId?: () => string;
  /** Whether the services publish API pages under `/docs`. True by default. */
  readonly hasApiPages?: boolean;
  /** Origins of pages that may open sockets, besides the app's own. */
  readonly pageOrigins?: readonly string[];
  /** Handles unknown paths. A problem response by default. */
  readonly notFound?: (request: FastifyRequest, reply: FastifyReply) => unknown;
};

declare module 'fastify' {
  interface FastifyInstance {
    readonly hasApiPages: boolean;
    readonly pageOrigins: readonly string[];
  }
}

export type ServiceApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

const MAX_BODY_BYTES = 1024 * 1024;
/** The default of ten seconds ended a start on a machine that had much else to do. */
const PLUGIN_TIMEOUT_MS = 120_000;
const REQUEST_TIMEOUT_MS = 60_000;

/** A Fastify app with the common setup of all services. The caller adds routes and plugins. */
export function createServiceApp(options: ServiceAppOptions): ServiceApp {
  const loggerInstance: FastifyBaseLogger = options.logger;
  const app = fastify({
    loggerInstance,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: options.bodyLimitBytes ?? MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    // A client's request id could confuse the log.
    requestIdHeader: false,
    logController: new RequestLog(),
    genReqId: options.newRequestId ?? (() => randomUUID()),
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(schemaValidator);
  app.setSerializerCompiler(schemaSerializer);
  app.decorate('hasApiPages', options.hasApiPages ?? true);
  app.decorate('pageOrigins', options.pageOrigins ?? []);
  prepare(app);
  app.setNotFoundHandler(options.notFound ?? problemNotFound);
  return app;
}

function prepare(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  addSecurityHeaders(app);
  refuseTwoHosts(app);
  decorateAuthentication(app);
  installProblemHandling(app);
}
