import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Of quick, successful reads, one in so many has a line. */
const READS_PER_LINE = 20;
const SLOW_MS = 1_000;

/**
 * One line per answered request: request, result, duration. Changes, failures and slow answers all have one; quick reads
 * are so many that a sample says enough.
 */
export class RequestLog extends LogController {
  #reads = 0;

  override incomingRequest(): void {
    // The final line contains everything.
  }

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const about = { req, res, responseTime: res.elapsedTime };
    if (err !== null && err !== undefined) res.log.error({ ...about, err }, 'request errored');
    else if (!isQuickRead(req, res)) res.log.info(about, 'request completed');
    else if (!isPageFile(req) && this.#isSampled()) {
      res.log.info({ ...about, sampledOf: READS_PER_LINE }, 'request completed');
    } else res.log.debug(about, 'request completed');
  }

  /** The first, and then one in so many. */
  #isSampled(): boolean {
    this.#reads += 1;
    return this.#reads % READS_PER_LINE === 1;
  }
}

function isQuickRead({ method }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): boolean {
  return method === 'GET' && statusCode < 400 && elapsedTime < SLOW_MS;
}

/** Page files and health checks are frequent and say nothing. */
function isPageFile({ url }: FastifyRequest): boolean {
  return /^\/(assets|health|healthz|readyz)\b/.test(url) || /^\/[^/?]*\.\w+$/.test(url);
}
