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
  readonly styles: readonly string[];
  /** The font of the first words. */
  readonly fonts: readonly string[];
  /** What the view needs beside the entry; fetched early, so that the page is taken over soon. */
  readonly modules: readonly string[];
};

export type SiteAssets = (view: string | null) => PageAssets;

export const noAssets: SiteAssets = () => ({ script: null, styles: [], fonts: [], modules: [] });

export function assetsOf(manifest: Manifest): SiteAssets {
  const names = Object.keys(manifest);
  const entry = names.find((name) => manifest[name]!.isEntry);
  if (!entry) throw new Error('the manifest names no entry');
  const at = (file: string) => `/${file}`;
  const fonts = names
    .filter((name) => /inter-latin-wght-normal\.woff2$/.test(name))
    .map((name) => manifest[name]!.file);
  return (view) => {
    const chunks = [...new Set([...chunksOf(manifest, entry), ...(view ? chunksOf(manifest, view) : [])])];
    const [first, ...others] = chunks;
    return {
      script: view && first ? at(first.file) : null,
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(at),
      fonts: fonts.map(at),
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
