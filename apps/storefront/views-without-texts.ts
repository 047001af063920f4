import type { Plugin } from 'vite';

const TEXTS = /[\\/](?:modules[\\/][\w-]+|apps|kit)[\\/][\w-]+[\\/](?:src[\\/])?texts[\\/](?!late-)[\w-]+\.\w+\.ts$/;

/**
 * A view names its German texts for the sake of the type checker. The browser fetches one language as a file of its own, so what
 * stands in `texts/` in a language (`site.de.ts`) is left out of its scripts. What begins with `late-` comes in no such file: a part that few people open brings it along.
 */
export function viewsWithoutTexts(): Plugin {
  return {
    name: 'fachwerk-views-without-texts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!TEXTS.test(id)) return null;
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      return { code: names.map((name) => `export const ${name} = {};\n`).join(''), map: null };
    },
  };
}
