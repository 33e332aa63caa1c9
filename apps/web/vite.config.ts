import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstScreenChunks } from './first-screen-chunks.ts';

const backEnd = process.env['MERIDIAN_URL'] ?? 'http://127.0.0.1:8080';

const slimTypebox = fileURLToPath(new URL('./src/lib/slim-typebox/typebox.ts', import.meta.url));

const compressible = /\.(js|css|html|svg)$/;
const worthItBytes = 1024;

/** Brotli and gzip beside each text file, so that whoever serves them compresses nothing per request. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          const source = output.type === 'chunk' ? output.code : output.source;
          if (!compressible.test(fileName) || source.length < worthItBytes) continue;
          const brotli = brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}

const preloadPart = fileURLToPath(new URL('./src/lib/preload-part.ts', import.meta.url));

/** Parts of the page are fetched before they are imported. Vite has no setting for what it does before an import. */
function fetchBeforeImport(): Plugin {
  return {
    name: 'fetch-before-import',
    apply: 'build',
    enforce: 'pre',
    resolveId: { order: 'pre', handler: (id) => (id === '\0vite/preload-helper.js' ? preloadPart : null) },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fetchBeforeImport(), precompress()],
  resolve: { alias: [{ find: /^typebox$/, replacement: slimTypebox }] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    sourcemap: true,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: 'router', test: /node_modules[\\/](react-router|@remix-run|cookie|cookie-es)[\\/]/, priority: 20 },
            ...firstScreenChunks,
            // Icons of a few hundred bytes compress better together.
            {
              name: 'icons',
              test: /@salt-ds[\\/]icons[\\/].*\.js$/,
              minShareCount: 4,
              priority: 12,
              includeDependenciesRecursively: false,
            },
            // So do small modules that most screens share.
            {
              name: 'common',
              test: /[\\/]packages[\\/].*\.ts$/,
              minShareCount: 12,
              priority: 10,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/config.json': backEnd,
      '/main': backEnd,
      '/mi': backEnd,
      '/live': { target: backEnd, ws: true },
      '^/node/': { target: backEnd, ws: true },
    },
  },
});
