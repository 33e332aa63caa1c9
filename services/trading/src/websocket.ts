import type { IncomingMessage } from 'node:http';
import websocket, { type WebsocketPluginOptions } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayOpenSocket } from './live/may-open-socket.ts';
import { LIVE_WEBSOCKET_OPTIONS } from './live/live-limits.ts';

const optionsFor = ({ pageOrigins }: FastifyInstance): WebsocketPluginOptions => ({
  options: {
    ...LIVE_WEBSOCKET_OPTIONS,
    verifyClient: ({ origin, req }: { readonly origin: string | undefined; readonly req: IncomingMessage }) =>
      mayOpenSocket(origin, req.headers.host, pageOrigins),
  },
  // The library itself closes a socket whose frames break the protocol, with the right code.
  errorHandler: (error, socket, request) => {
    request.log.debug({ err: error }, 'a socket failed');
    if (socket.readyState === socket.OPEN) socket.terminate();
  },
  // Takes no more; those that are open are closed by the services behind them, with a code that says why.
  preClose(done) {
    this.websocketServer.close();
    done();
  },
});

/** Once per server: a composer of several socket services calls it at the root, before it registers them. */
export async function acceptWebsockets(app: FastifyInstance): Promise<void> {
  if (!app.hasDecorator('websocketServer')) await app.register(websocket, optionsFor(app));
}

export function originOf(request: FastifyRequest): { readonly ip: string; readonly userAgent: string } {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
}
