import { NODE_COUNT_PATH, NODE_LOGS_PATH } from '@meridian/protocol/node-socket';
import { problem } from '@meridian/service-kit/problem';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { acceptWebsockets } from '../websocket.ts';
import { NodeSocketServer, type NodeSocketServerOptions } from './node-socket-server.ts';

const PATHS = [
  { url: NODE_LOGS_PATH, kind: 'logs' },
  { url: NODE_COUNT_PATH, kind: 'count' },
] as const;

/** `/mode/logs` and `/mode/count` under the registered prefix. */
export const nodeSockets: FastifyPluginAsync<NodeSocketServerOptions> = async (app, options) => {
  const server = new NodeSocketServer(options);
  app.addHook('preClose', () => server.stop());
  await acceptWebsockets(app);
  for (const { url, kind } of PATHS) {
    app.route({
      method: 'GET',
      url,
      schema: { hide: true },
      handler: async (_request, reply) =>
        reply
          .code(426)
          .header('upgrade', 'websocket')
          .send(problem('upgrade-required', 'This address is a WebSocket.')),
      wsHandler: (socket, request) => server.accept(socket, { kind, ip: request.ip, ticket: ticketOf(request) }),
    });
  }
  await server.start();
};

const MAX_TICKET_LENGTH = 4_096;

function ticketOf({ query }: FastifyRequest): string {
  const ticket = typeof query === 'object' && query !== null && 'ticket' in query ? query.ticket : '';
  return typeof ticket === 'string' && ticket.length <= MAX_TICKET_LENGTH ? ticket : '';
}
