import type { HelpLanguage, Reader } from '../rules/page.ts';

/** The pages of a language as they are written, by their file. */
export type LoadPages = () => Promise<Readonly<Record<string, string>>>;
type Pictures = Readonly<Record<string, string>>;
type Source = {
  readonly load: Readonly<Record<HelpLanguage, LoadPages>>;
  /** Addresses of the pictures, by the page they belong to. */
  readonly pictures: () => Promise<Pictures>;
  /** Whether the menu leads somebody to a path. */
  readonly useMayOpen: () => Reader['mayOpen'];
};
let source: Source;
let found: Promise<Pictures> | undefined;

/** The app knows all modules, and who may open what; the pages are fetched when somebody reads. */
export function provideHandbook(from: Source): void {
  source = from;
  found = undefined;
}

export function handbookSource(): Source {
  return source;
}

/** Fetched with the first page that is read. */
export function handbookPictures(): Promise<Pictures> {
  found ??= source.pictures();
  return found;
}
