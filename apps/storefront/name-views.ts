import { relative } from 'node:path';
import type { Plugin } from 'vite';

const VIEW = /\bimport\(\s*'(\.\/[\w-]+-view\.tsx)'\s*\)/g;

/**
 * Pages run on the server alone, so the browser knows their views by file only. This writes the name of the file beside each view,
 * as the browser's manifest and its list of views have it.
 */
export function nameViews(root: string): Plugin {
  return {
    name: 'fachwerk-name-views',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('-page.ts')) return null;
      let named = code;
      for (const [whole, path] of code.matchAll(VIEW)) {
        const file = (await this.resolve(path!, id))?.id;
        if (!file) throw new Error(`${id}: there is no ${path}`);
        const name = relative(root, file).replaceAll('\\', '/');
        named = named.replace(whole, `${whole}.then((loaded) => ({ ...loaded, file: '${name}' }))`);
      }
      return { code: named, map: null };
    },
  };
}
