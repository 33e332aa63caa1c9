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
    onRequest: async (request, reply) => {
      const seconds = request.ws ? await live.turnsAway(request.ip) : null;
      if (seconds === null) return undefined;
      const refusal = problem('too-many-connections', `Too many unreadable messages. Wait ${seconds} s and try again.`);
      return reply.code(429).header('retry-after', String(seconds)).send(refusal);
    },
    handler: async (_request, reply) =>
      reply.code(426).header('upgrade', 'websocket').send(problem('upgrade-required', 'This address is a WebSocket.')),
    wsHandler: (socket, request) => live.accept(socket, originOf(request)),
  });
  await live.start();
};
