import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line a request, when it is answered: what was asked, how it ended, how long it took. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line at the end says it all.
  }

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const about = { req, res, responseTime: res.elapsedTime };
    if (err !== null && err !== undefined) res.log.error({ ...about, err }, 'request errored');
    else res.log[isRoutine(req, res) ? 'debug' : 'info'](about, 'request completed');
  }
}

/** Files of the page and health checks come by the hundred and say nothing when they succeed. */
function isRoutine({ method, url }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return method === 'GET' && statusCode < 400 && (/^\/(assets|health)\b/.test(url) || /^\/[^/?]*\.\w+$/.test(url));
}
