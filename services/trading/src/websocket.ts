import websocket, { type WebsocketPluginOptions } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIVE_WEBSOCKET_OPTIONS } from './live/live-limits.ts';

const OPTIONS: WebsocketPluginOptions = {
  options: LIVE_WEBSOCKET_OPTIONS,
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
};

/** Once per server: a composer of several socket services calls it at the root, before it registers them. */
export async function acceptWebsockets(app: FastifyInstance): Promise<void> {
  if (!app.hasDecorator('websocketServer')) await app.register(websocket, OPTIONS);
}

export function originOf(request: FastifyRequest): { readonly ip: string; readonly userAgent: string } {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
}
