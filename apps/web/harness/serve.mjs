import { createServer } from 'vite';

/** Serves the harness without watching, so that nobody's edits reload it in the middle of a measurement. */
const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  configFile: new URL('../vite.config.ts', import.meta.url).pathname,
  server: { port: Number(process.env['PORT'] ?? 5391), strictPort: true, hmr: false, watch: null, ws: false },
  logLevel: 'warn',
});
await server.listen();
