import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line per request when it is answered: request, result, duration. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The final line contains everything.
  }

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const about = { req, res, responseTime: res.elapsedTime };
    if (err !== null && err !== undefined) res.log.error({ ...about, err }, 'request errored');
    else res.log[isRoutine(req, res) ? 'debug' : 'info'](about, 'request completed');
  }
}

/** Successful requests for page files and health checks are frequent and not logged. */
function isRoutine({ method, url }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return method === 'GET' && statusCode < 400 && (/^\/(assets|health)\b/.test(url) || /^\/[^/?]*\.\w+$/.test(url));
}
