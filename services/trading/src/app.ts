import websocket, { type WebsocketPluginOptions } from '@fastify/websocket';
import { problem } from '@meridian/service-kit/problem';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { LIVE_WEBSOCKET_OPTIONS } from './live/live-limits.ts';
import { LiveServer, type LiveServerOptions } from './live/live-server.ts';

export type TradingAppOptions = LiveServerOptions;

/** For a composer with other sockets, which must register @fastify/websocket once for all of them. */
export const TRADING_WEBSOCKET: WebsocketPluginOptions = {
  options: LIVE_WEBSOCKET_OPTIONS,
  // The library itself closes a socket whose frames break the protocol, with the right code.
  errorHandler: (error, socket, request) => {
    request.log.debug({ err: error }, 'a socket failed');
    if (socket.readyState === socket.OPEN) socket.terminate();
  },
};

/** The app server of the live socket, at the prefix it is registered with. */
export const tradingApp: FastifyPluginAsync<TradingAppOptions> = async (app, options) => {
  const live = new LiveServer(options);
  app.addHook('preClose', () => live.stop());
  if (!app.hasDecorator('websocketServer')) await app.register(websocket, TRADING_WEBSOCKET);
  app.route({
    method: 'GET',
    url: '/',
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply.code(426).header('upgrade', 'websocket').send(problem('upgrade-required', 'This address is a WebSocket.')),
    wsHandler: (socket, request) => live.accept(socket, originOf(request)),
  });
  await live.start();
};

function originOf(request: FastifyRequest) {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
}
