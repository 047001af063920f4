import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameViews } from './name-views.ts';
import { serviceWorker } from './service-worker.ts';
import { twoFolders } from './two-folders.ts';
import { viewsWithoutTexts } from './views-without-texts.ts';

/** The server has announced the scripts of a page; what is fetched later names its looks alone. */
const looksOnly = (_file: string, needed: string[]) => needed.filter((name) => name.endsWith('.css'));

/** Two builds of one source: what the browser gets, in hashed pieces, and one file that the server runs. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), nameViews(import.meta.dirname), viewsWithoutTexts(), serviceWorker(), twoFolders()],
  // An inlined asset would be a data: address, which the content security policy refuses.
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: looksOnly },
  },
  builder: {},
  environments: {
    client: {
      build: {
        target: 'es2023',
        manifest: 'manifest.json',
        rolldownOptions: {
          // Else the list of views is empty.
          preserveEntrySignatures: 'exports-only',
          // The fonts are no part of a script: what a site has chosen of them stands in its pages.
          input: {
            browser: 'src/browser.ts',
            later: 'src/later.ts',
            views: 'src/views.ts',
            fonts: join(import.meta.dirname, '../../kit/base/fonts/fonts.css'),
          },
          // What a module lends stands in one file: a page that takes one piece of it fetches that piece, not its neighbours.
          treeshake: {
            moduleSideEffects: [{ test: /[\\/](?:modules|kit)[\\/].+\.tsx?$/, sideEffects: false }],
          },
          output: {
            // The first script of every page names all looks: what tells two contents of a file apart is as short as it may be.
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              groups: [
                // What hardly ever changes is one file, and stays in the browser's cache over our releases.
                { name: 'frame', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                // What reads answers of the server, for pages that ask it something while they are open.
                { name: 'schema', test: /node_modules[\\/]zod[\\/]/ },
                // The parts that nearly every page is made of, and their looks. What asks the server comes with those who need it.
                {
                  name: 'parts',
                  test: /kit[\\/](site|base)[\\/](?!(?:pages[\\/])?(?:call|live|polled|problem|contract|schema|secret|translated|offline|fonts))/,
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
