import type { HelpLanguage, Reader } from '../rules/page.ts';

/** The pages of a language as they are written, by their file. */
export type LoadPages = () => Promise<Readonly<Record<string, string>>>;
type Source = {
  readonly load: Readonly<Record<HelpLanguage, LoadPages>>;
  /** Whether the menu leads somebody to a path. */
  readonly useMayOpen: () => Reader['mayOpen'];
};
let source: Source;

/** The app knows all modules, and who may open what; the pages are fetched when somebody reads. */
export function provideHandbook(from: Source): void {
  source = from;
}

export function handbookSource(): Source {
  return source;
}
