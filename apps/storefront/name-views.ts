import { relative } from 'node:path';
import type { Plugin } from 'vite';

const VIEW = /\bimport\(\s*'(\.{1,2}\/(?:[\w-]+\/)*[\w-]+-(?:view|slot)\.tsx)'\s*\)/g;

/**
 * Pages run on the server alone, so the browser knows their views, and what fills their slots, by file only. This writes the name of the file beside each,
 * as the browser's manifest and its list of views have it.
 */
export function nameViews(root: string): Plugin {
  return {
    name: 'fachwerk-name-views',
    enforce: 'pre',
    async transform(code, id) {
      if (!/-(?:page|fill)\.ts$/.test(id)) return null;
      let named = code;
      // Once for each view, wherever it is named.
      for (const [whole, path] of new Map([...code.matchAll(VIEW)].map(([whole, path]) => [whole, path]))) {
        const file = (await this.resolve(path!, id))?.id;
        if (!file) throw new Error(`${id}: there is no ${path}`);
        const name = relative(root, file).replaceAll('\\', '/');
        named = named.replaceAll(whole, `${whole}.then((loaded) => ({ ...loaded, file: '${name}' }))`);
      }
      return { code: named, map: null };
    },
  };
}
