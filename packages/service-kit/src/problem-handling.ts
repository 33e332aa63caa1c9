import type { Problem } from '@meridian/protocol/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from './database-down.ts';
import { isProblem, problem, statusName } from './problem.ts';

/** Gives every error response of an app the common shape. Plugins inherit it. */
export function installProblemHandling(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, reply, payload) =>
    isProblem(payload) && payload.error === '' ? { ...payload, error: statusName(reply.statusCode) } : payload,
  );
  app.setErrorHandler<FastifyError>(sendError);
}

/** The not-found handler of a service; set it inside the service's own prefix. */
export function problemNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0];
  return reply.code(404).send(problem('not-found', `There is no ${request.method} ${path} here.`));
}

const CODE_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'bad-request',
  401: 'unauthenticated',
  403: 'not-permitted',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'conflict',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'unsupported-media-type',
  429: 'too-many-attempts',
};

/** An embedded server restarts within seconds. */
const RETRY_AFTER_S = 5;

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validation !== undefined) return reply.code(400).send(describeValidation(error));
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return reply.code(status).send(problem(CODE_BY_STATUS[status] ?? 'bad-request', error.message));
  }
  // The details go only to the log. The request id connects both.
  request.log.error({ err: error }, 'request failed');
  if (isDatabaseDown(error)) {
    return reply
      .code(503)
      .header('retry-after', RETRY_AFTER_S)
      .send(problem('database-down', 'The database cannot be reached. Try again in a moment.'));
  }
  return reply
    .code(500)
    .send(problem('internal', `Something went wrong on the server. Please quote the request ${request.id}.`));
}

function describeValidation(error: FastifyError): Problem {
  const reasons = (error.validation ?? []).map((finding) => {
    const path = [error.validationContext ?? 'request', ...finding.instancePath.split('/').slice(1)].join('.');
    return `${path} ${finding.message ?? 'is not valid'}`;
  });
  return problem('invalid-request', `${[...new Set(reasons)].slice(0, 10).join('; ')}.`);
}
