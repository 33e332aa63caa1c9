import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/**
 * Refuses a request with more than one Host and closes its connection, before anything is done with it. A proxy may
 * route by one of them and the server check the other, as with the origin of a socket.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const names = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
    if (names.length <= 1) return undefined;
    // Nobody else closes a connection that asked for a socket and got none.
    reply.raw.once('finish', () => raw.socket.destroySoon());
    const refusal = problem('two-hosts', 'The request names more than one host: send one Host header.');
    return reply.code(400).header('connection', 'close').send(refusal);
  });
}
