import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

export type OpenApiOptions = {
  readonly title: string;
  /** The path of the pages, relative to the plugin's prefix. `/docs` by default. */
  readonly routePrefix?: string;
};

/** OpenAPI of the routes that follow in the same plugin, if the app has API pages. Call it before them. */
export async function openApi(app: FastifyInstance, { title, routePrefix = '/docs' }: OpenApiOptions): Promise<void> {
  if (!app.hasApiPages) return;
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1' },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
  });
  await app.register(fastifySwaggerUi, { routePrefix, staticCSP: true });
}
