import { fastifyCors } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

export type CorsOptions = {
  /** Exact origins such as `https://desk.example.com`. Empty allows only the same origin. */
  readonly allowedOrigins: readonly string[];
};

const ONE_HOUR_S = 3600;

/** For services with another origin than the page. Credentials are sent in a header, so cookies are not allowed. */
export async function allowOrigins(app: FastifyInstance, { allowedOrigins }: CorsOptions): Promise<void> {
  await app.register(fastifyCors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['x-total-count', 'x-request-id', 'retry-after'],
    maxAge: ONE_HOUR_S,
  });
}
