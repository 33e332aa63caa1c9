import { problem } from '@meridian/service-kit/problem';
import type { FastifyPluginAsync } from 'fastify';
import { LiveServer, type LiveServerOptions } from './live/live-server.ts';
import { acceptWebsockets, originOf } from './websocket.ts';

export type TradingAppOptions = LiveServerOptions;

/** The app server of the live socket, at the prefix it is registered with. */
export const tradingApp: FastifyPluginAsync<TradingAppOptions> = async (app, options) => {
  const live = new LiveServer(options);
  app.addHook('preClose', () => live.stop());
  await acceptWebsockets(app);
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
