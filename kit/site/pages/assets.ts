import type { FontPair } from '@fachwerk/base/font-pairs';
import type { Language } from '@fachwerk/base/language';
import { builtFonts } from '../look/fonts.ts';

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
};
/** What the build made for the browser (Vite's manifest), by source file. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** What a page names in its head; all of it from its own host. */
export type PageAssets = {
  /** Null where the page stays as the server drew it. */
  readonly script: string | null;
  /** Begins the others when the page has been painted. */
  readonly laterScript: string | null;
  /** Of the frame and the parts: the same two files on every page, so the browser has them after the first. */
  readonly styles: readonly string[];
  /** The looks of what is on this page alone, to stand in it: a page of blocks would wait for twenty small files otherwise. */
  readonly ownStyle: string;
  /** The files it was made of: whoever asks for one of them later has it already. */
  readonly ownStyles: readonly string[];
  /** The fonts of the first words. */
  readonly fonts: readonly string[];
  readonly fontFaces: string;
  /** Where the script of the view, or of what stands in a slot, lies; by the name the build gave it. */
  readonly scriptOf: (file: string) => string;
  /** What the view needs beside the entry; fetched early, so that the page is taken over soon. */
  readonly modules: readonly string[];
};

/** Of a view, of what stands in its slots, and of the letters it is written in. */
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

/** `read` gives what a file of the build says. */
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

/** A chunk and everything it imports at once, itself first. */
function chunksOf(manifest: Manifest, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => chunksOf(manifest, each, seen))];
}
