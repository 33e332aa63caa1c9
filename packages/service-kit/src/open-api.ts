import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

export type OpenApiOptions = {
  readonly title: string;
  /** Where the pages go, under the prefix of the plugin that calls this; `/docs` unless told. */
  readonly routePrefix?: string;
};

/** OpenAPI of the routes that follow in the same plugin, where the app has such pages; call it before them. */
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
