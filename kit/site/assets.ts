/** What the build made for the browser (Vite's manifest). */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
      readonly isEntry?: boolean;
    }
  >
>;

/** What a page names in its head; all of it from its own host. */
export type SiteAssets = {
  readonly script: string | null;
  readonly styles: readonly string[];
  /** The font of the first words. */
  readonly fonts: readonly string[];
  /** What the view of a page needs beside the entry; fetched early, so that the page is taken over soon. */
  viewScripts(view: string): readonly string[];
};

export const NO_ASSETS: SiteAssets = { script: null, styles: [], fonts: [], viewScripts: () => [] };

export function assetsOf(manifest: Manifest): SiteAssets {
  const entries = Object.entries(manifest);
  const entry = entries.find(([, chunk]) => chunk.isEntry);
  if (!entry) throw new Error('the manifest names no entry');
  const [name, { file }] = entry;
  const withEntry = new Set(chunksOf(manifest, name));
  return {
    script: `/${file}`,
    styles: entries
      .map(([, chunk]) => chunk.file)
      .filter((each) => each.endsWith('.css'))
      .map((each) => `/${each}`),
    fonts: entries.filter(([source]) => /latin-wght-normal\.woff2$/.test(source)).map(([, chunk]) => `/${chunk.file}`),
    viewScripts: (view) =>
      [...withEntry, ...chunksOf(manifest, view).filter((each) => !withEntry.has(each))].filter(
        (each) => each !== `/${file}`,
      ),
  };
}

/** A chunk and everything it imports at once. */
function chunksOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((each) => chunksOf(manifest, each, seen))];
}
