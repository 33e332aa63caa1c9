import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

/** Builds the harness as the product is built, so that both grids are measured without a development server. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'meridian-harness-'));
// Only `npm run bench -- blotter` installs the canvas grid.
const hasCanvas = existsSync(here('./glide/node_modules'));
const pages = ['', 'rival/', 'replay/', ...(hasCanvas ? ['glide/'] : [])];
const common = { root: here('..'), configFile: here('../vite.config.ts'), logLevel: 'warn' };
await build({
  ...common,
  build: {
    outDir: folder,
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: { input: pages.map((page) => here(`./${page}index.html`)) },
  },
});
const port = Number(process.env.PORT ?? 0);
const server = await preview({ ...common, build: { outDir: folder }, preview: { port, host: '127.0.0.1' } });
process.stdout.write(`Harness is ready at ${server.resolvedUrls?.local[0]}harness/\n`);

for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) {
  process.on(end, () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  });
}
