import type { Endpoint } from './contract.ts';
import type { Language, Texts } from './language.ts';
import type { ProblemParams } from './problem.ts';

/**
 * Between the server and whoever draws the pages of a site. The two are built apart, so nothing but data and functions crosses:
 * an endpoint is known by method and path, an error by its shape.
 */
export type SiteApp = {
  /** What the browser needs to speak a language, as JSON. */
  readonly texts: Readonly<Record<Language, string>>;
  answer(visit: SiteVisit): Promise<SiteAnswer>;
};

export type SiteVisit = {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly now: Date;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** What the browser says its owner reads, the best first. */
  readonly accepted: readonly Language[];
  readonly form: Readonly<Record<string, readonly string[]>>;
  /** Lets a script run that the page brings itself. */
  readonly nonce: string;
  readonly isSignedIn: boolean;
  /** Of the site's company; pages that begin something new are closed. */
  readonly isSuspended: boolean;
  /** Where the texts of a language lie. */
  textsAt(language: Language): string;
  /** From now on calls and refusals speak this language; says which words the company has replaced. */
  speak(language: Language): Promise<Partial<Record<Language, Texts>>>;
  /** What a form sends twice, by the key that it was drawn with, is done once. */
  call(endpoint: Pick<Endpoint, 'method' | 'path'>, input: object, formKey?: string): Promise<unknown>;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  /** What went wrong, in words for the visitor. Whatever is no refusal is a defect, and kept in the log. */
  worded(error: unknown): Promise<WordedProblem>;
  /** A part of the page could not be drawn after it had begun to leave: its visitor sees a gap, the log says why. */
  failed(error: unknown): void;
};

export type WordedProblem = {
  readonly status: number;
  readonly code: string;
  readonly error: string;
  readonly params: ProblemParams;
  /** By the path of the field in the contract. */
  readonly fields: Readonly<Record<string, string>>;
};

type SiteRedirect = { readonly kind: 'redirect'; readonly status: 301 | 302 | 303 | 308; readonly to: string };

/** What machines ask for: the list of addresses, and where they may go. */
export type SiteText = { readonly kind: 'text'; readonly type: string; readonly body: string };

export type SitePage = {
  readonly kind: 'page';
  readonly status: number;
  /** HTML around the content, which comes as it is drawn. */
  readonly before: string;
  readonly content: { pipe<To extends PageSink>(to: To): To };
  readonly after: string;
  /** Styles that stand in the page itself; the policy names their hashes. */
  readonly styles: readonly string[];
  /** What the browser, or a proxy before it, may fetch before it has read the page: entries of a `Link` header. */
  readonly hints?: readonly string[];
  readonly connectsTo: readonly string[];
  readonly framesFrom: readonly string[];
  /** Origins beside its own that may show it inside of a page; null: nobody may, its own host neither. */
  readonly framedBy?: readonly string[] | null;
  readonly uses: readonly string[];
  readonly keepSeconds: number;
  /** Streams of the site's company that tell when it is to be drawn anew before that. */
  readonly changesWith: readonly string[];
  /** Under which path it counts as seen; null where it does not. Never an address with a secret in it. */
  readonly countedAs: string | null;
};

export type SiteAnswer = SiteRedirect | SitePage | SiteText;

/** What React writes into. */
type PageSink = {
  readonly writable: boolean;
  on(name: string, listener: (...args: unknown[]) => void): unknown;
  write(chunk: string | Uint8Array): boolean;
  end(): unknown;
};
