import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { RuntimeConfig } from '@meridian/protocol/runtime-config';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { FastifyInstance } from 'fastify';
import { addPageHeaders } from './page-headers.ts';

const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Paths that belong to services or files: a miss there is a 404 and never the page. */
const notPages = /^\/(main|mi|live|node|assets|healthz|readyz|config\.json)(\/|$)/;

/** Checked before anything is opened, so that a start without a page fails at once. */
export function refuseMissingPage(folder = webDist): void {
  if (existsSync(`${folder}/index.html`)) return;
  throw new StartupProblem('The web app is not built.', 'Run "npm start", which builds it, or "npm run build" first.');
}

const LOOK_EVERY_MS = 100;

/** The starter may still be building the page. It writes this stamp when it is done, and ends us when it fails. */
export async function builtPage(stamp: string | undefined, folder = webDist): Promise<void> {
  if (stamp === undefined) return refuseMissingPage(folder);
  const read = () => readFile(`${folder}/.built-from`, 'utf8').catch(() => '');
  while ((await read()) !== stamp) await setTimeout(LOOK_EVERY_MS);
}

/** The built page, its runtime configuration, and the headers that fence it in. */
export async function webApp(app: FastifyInstance, { config }: { readonly config: RuntimeConfig }): Promise<void> {
  await addPageHeaders(app, config);
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
