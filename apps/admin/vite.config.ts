import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './service-worker.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serviceWorker()],
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // An inlined asset would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What hardly ever changes is one file, and stays in the browser's cache over our releases.
            {
              name: 'frame',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/]query-core|@tanstack[\\/]react-query|zod)[\\/]/,
            },
            // What the page needs in any case is one more.
            { name: 'house', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
});
