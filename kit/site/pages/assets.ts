import type { FontPair } from '@fachwerk/base/font-pairs';
import type { Language } from '@fachwerk/base/language';
import { builtFonts } from '../look/fonts.ts';

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
};
/** Build output by source file (Vite's manifest). */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Assets in a page's head; all from its own host. */
export type PageAssets = {
  /** Null for a page without hydration. */
  readonly script: string | null;
  /** Loads the other scripts after the first paint. */
  readonly laterScript: string | null;
  /** Styles of frame and components: the same two files on every page, so they are cached after the first. */
  readonly styles: readonly string[];
  /** Styles of this page only, inlined: a page of blocks would otherwise wait for twenty small files. */
  readonly ownStyle: string;
  /** The files these were made of, which later requests can skip. */
  readonly ownStyles: readonly string[];
  /** Fonts needed above the fold. */
  readonly fonts: readonly string[];
  readonly fontFaces: string;
  /** Script URL of a view or slot part, by its name in the build. */
  readonly scriptOf: (file: string) => string;
  /** Modules of the view, preloaded for early hydration. */
  readonly modules: readonly string[];
};

/** Assets for a view, its slot parts and its fonts. */
export type SiteAssets = (
  view: string | null,
  slots: readonly string[],
  letters: { readonly fonts: FontPair; readonly language: Language },
) => PageAssets;

export const noAssets: SiteAssets = () => ({
  script: null,
  laterScript: null,
  styles: [],
  ownStyle: '',
  ownStyles: [],
  fonts: [],
  fontFaces: '',
  scriptOf: (file) => `/${file}`,
  modules: [],
});

/** `read` returns the content of a build file. */
export function assetsOf(manifest: Manifest, read: (file: string) => string): SiteAssets {
  const names = Object.keys(manifest);
  const entryAt = (file: string) => names.find((name) => manifest[name]!.isEntry && name.endsWith(file));
  const entry = entryAt('/browser.ts');
  const later = entryAt('/later.ts');
  if (!entry || !later) throw new Error('the manifest lacks an entry');
  const at = (file: string) => `/${file}`;
  const fontsCss = names.find((name) => /\/fonts\.css$/.test(name));
  const fonts = builtFonts(fontsCss ? read(manifest[fontsCss]!.file) : '');
  const looks = new Map<string, string>();
  const lookOf = (file: string) => {
    const known = looks.get(file) ?? read(file).trim();
    looks.set(file, known);
    return known;
  };
  const stylesOf = (chunks: readonly Chunk[]) => new Set(chunks.flatMap(({ css = [] }) => css));
  const everywhere = stylesOf(chunksOf(manifest, entry));
  return (view, slots, letters) => {
    const files = [entry, ...(view ? [view, ...slots] : [])];
    const chunks = [...new Set(files.flatMap((file) => chunksOf(manifest, file)))];
    const [first, ...others] = chunks;
    const own = [...stylesOf(chunks)].filter((file) => !everywhere.has(file));
    return {
      script: view && first ? at(first.file) : null,
      laterScript: view && at(manifest[later]!.file),
      styles: [...everywhere].map(at),
      ownStyle: own.map(lookOf).join(''),
      ownStyles: own.map(at),
      fonts: fonts.first(letters.fonts, letters.language),
      fontFaces: fonts.faces(letters.fonts),
      scriptOf: (file) => at(manifest[file]!.file),
      modules: view ? others.map(({ file }) => at(file)) : [],
    };
  };
}

/** A chunk and its static imports, itself first. */
function chunksOf(manifest: Manifest, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => chunksOf(manifest, each, seen))];
}
