import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameViews } from './name-views.ts';
import { serviceWorker } from './service-worker.ts';
import { twoFolders } from './two-folders.ts';
import { viewsWithoutTexts } from './views-without-texts.ts';

/** Two builds of one source: what the browser gets, in hashed pieces, and one file that the server runs. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), nameViews(import.meta.dirname), viewsWithoutTexts(), serviceWorker(), twoFolders()],
  // An inlined asset would be a data: address, which the content security policy refuses.
  build: { emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  builder: {},
  environments: {
    client: {
      build: {
        target: 'es2023',
        manifest: 'manifest.json',
        rolldownOptions: {
          input: 'src/browser.ts',
          output: {
            codeSplitting: {
              groups: [
                // What hardly ever changes is one file, and stays in the browser's cache over our releases.
                { name: 'frame', test: /node_modules[\\/](react|react-dom|scheduler|i18next)[\\/]/ },
                // The parts that nearly every page is made of, and their looks. What asks the server comes with those who need it.
                {
                  name: 'parts',
                  test: /kit[\\/](site|base)[\\/](?!(?:pages[\\/])?(?:call|live|problem|contract|schema|offline))/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true },
      build: {
        target: 'node26',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/server.ts', output: { codeSplitting: false } },
      },
    },
  },
});
