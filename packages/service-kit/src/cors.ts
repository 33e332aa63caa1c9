import { fastifyCors } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

export type CorsOptions = {
  /** Exact origins such as `https://desk.example.com`; none means same origin only. */
  readonly allowedOrigins: readonly string[];
};

const ONE_HOUR_S = 3600;

/** For services that run apart from the page; credentials travel in a header, so cookies are not allowed. */
export async function allowOrigins(app: FastifyInstance, { allowedOrigins }: CorsOptions): Promise<void> {
  await app.register(fastifyCors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['x-total-count', 'x-request-id', 'retry-after'],
    maxAge: ONE_HOUR_S,
  });
}
