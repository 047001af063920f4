import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Both builds go below one folder (`--outDir`), so that they can be made aside and put into place together. */
export function twoFolders(): Plugin {
  return {
    name: 'fachwerk-two-folders',
    config: ({ build }) => {
      const folder = build?.outDir ?? 'dist';
      return {
        environments: {
          client: { build: { outDir: join(folder, 'client') } },
          ssr: { build: { outDir: join(folder, 'server') } },
        },
      };
    },
  };
}
