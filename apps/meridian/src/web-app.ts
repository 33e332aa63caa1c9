import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { RuntimeConfig } from '@meridian/protocol/runtime-config';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { FastifyInstance } from 'fastify';

export const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Paths that belong to services or files: a miss there is a 404 and never the page. */
const notPages = /^\/(main|mi|live|node|assets|healthz|readyz|config\.json)(\/|$)/;

/** Origins other than our own that the page may call, when services run apart. */
function foreignOrigins(config: RuntimeConfig): string[] {
  const addresses = [config.socketUrl, config.nodeSocketUrl, config.serverUrl, config.marketIntelligenceUrl];
  return addresses.filter((address) => /^(https?|wss?):/.test(address)).map((address) => new URL(address).origin);
}

/** The built page, its runtime configuration, and the headers that fence it in. */
export async function webApp(app: FastifyInstance, { config }: { readonly config: RuntimeConfig }): Promise<void> {
  if (!existsSync(`${webDist}/index.html`)) {
    throw new StartupProblem(
      'The web app is not built.',
      'Run "npm start", which builds it, or "npm run build" first.',
    );
  }
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Components write their positions and sizes as inline styles; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...foreignOrigins(config)],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.isProd,
  });
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(config));
  await app.register(fastifyStatic, {
    root: webDist,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', async (request, reply) => {
    if (notPages.test(request.url)) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
