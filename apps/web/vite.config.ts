import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backEnd = process.env['MERIDIAN_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
      '/node': { target: backEnd, ws: true },
    },
  },
});
