import type { CapabilityCatalog, Endpoint, Input, Output, Stream } from '@fachwerk/base/contract';
import type { Language, ModuleTexts } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import type { Db } from '../db/db.ts';
import type { Listener } from '../jobs/events.ts';
import type { Job } from '../jobs/jobs.ts';
import type { FilledHook, Hook } from './hooks.ts';
import type { House } from './house.ts';
import type { PersonalData } from './personal-data.ts';

/** A signed-in person, as the house knows them. */
export type Caller = {
  readonly kind: 'staff' | 'customer';
  readonly userId: string;
  readonly companyId: string;
  readonly sessionId: string;
  /** For logs and the audit trail. */
  readonly name: string;
  readonly language: Language;
  readonly roles: readonly string[];
  readonly capabilities: ReadonlySet<string>;
};

export type CookieOptions = {
  readonly maxAgeSeconds: number;
  readonly path: string;
  /** `lax` where people come back by a link in a mail or from a payment; otherwise `strict`. */
  readonly sameSite?: 'lax' | 'strict';
};

/** What answers under a host name of its own, for the customers of a company. */
export type Site = { readonly id: string; readonly companyId: string };

/** What every piece of work may know, a request or a job. */
export type WorkCtx = {
  /** Inside a `change` and inside a job's transaction this is the transaction. */
  readonly db: Db;
  readonly now: Date;
  readonly house: House;
  /** UUIDv7, in the order of their making. */
  newId(): string;
  /** Unguessable, base64url. */
  newSecret(bytes: number): string;
};

/** What a use case of a public endpoint knows. */
export type PublicCtx = WorkCtx & {
  readonly language: Language;
  readonly request: {
    readonly id: string;
    readonly address: string;
    readonly userAgent: string;
    readonly cookies: Readonly<Record<string, string | undefined>>;
    /** By its name in lower case; for the few things that outside systems say there. */
    header(name: string): string | undefined;
  };
  /** HttpOnly; sent with the answer, a refusal included. An empty value removes it. */
  setCookie(name: string, value: string, options: CookieOptions): void;
  /** Nobody is signed in, but it was found out whose call this is (a device, a webhook): it is among that company's calls. */
  belongsTo(companyId: string): void;
};

/** What a use case knows about the request of a signed-in caller. */
export type Ctx = PublicCtx & { readonly companyId: string; readonly caller: Caller };

/** What a function needs that works inside one company, for a caller or for a job. */
export type CompanyCtx = WorkCtx & { readonly companyId: string; readonly caller?: Caller };

/** What a use case knows that anybody may call under the host of a site: whose site it is, and the customer if one is signed in. */
export type SiteCtx = PublicCtx & CompanyCtx & { readonly site: Site };

/** The same, of a customer who is signed in. Customers may belong to another company than the site's own. */
export type CustomerCtx = SiteCtx & { readonly caller: Caller };

type CtxOf<E extends Endpoint> = E['access'] extends 'public'
  ? PublicCtx
  : E['access'] extends 'site'
    ? SiteCtx
    : E['access'] extends 'customer'
      ? CustomerCtx
      : Ctx;

export type UseCase<E extends Endpoint> = (ctx: CtxOf<E>, input: Input<E>) => Promise<Output<E>>;

export type Route = { readonly endpoint: Endpoint; readonly run: (ctx: never, input: never) => Promise<unknown> };

/** Finds out who calls, by the token; null is a 401. Cached for less than a second, so a session ends within one. */
export type Authenticate = (ctx: WorkCtx, token: string) => Promise<Caller | null>;

/** Finds out whose site answers under a host name, given in lower case and without a port. Remembered for a few seconds. */
export type SiteOf = (db: Db, hostName: string) => Promise<Site | null>;

/** Finds out which customer a site's session cookie belongs to. */
export type CustomerOf = (ctx: WorkCtx, site: Site, token: string) => Promise<Caller | null>;

export type TextOverrides = Partial<Record<Language, Readonly<Record<string, string>>>>;

/** A part that lives as long as the process: it listens to the outside, or watches the clock. */
export type Service = {
  readonly name: string;
  /** Takes in what comes from outside: starts when all others run, and stops before them. */
  readonly isIntake?: boolean;
  start(world: ServiceWorld): Promise<RunningService>;
};
export type ServiceWorld = {
  readonly db: Db;
  /** The database again, for a connection of one's own. */
  readonly url: string;
  readonly house: House;
  readonly now: () => Date;
};
export type RunningService = {
  /** Throws while it does not work; `/api/ready` asks. */
  check?(): Promise<void>;
  stop(): Promise<void>;
};

export type Module = {
  readonly name: string;
  /** Folder of migrations. */
  readonly sql?: URL;
  readonly routes?: readonly Route[];
  readonly texts?: ModuleTexts;
  readonly capabilities?: CapabilityCatalog;
  readonly problems?: ProblemCatalog;
  readonly jobs?: readonly Job[];
  /** What it does when something happens in a module it knows. */
  readonly listeners?: readonly Listener[];
  /** Places where modules above take part, and what it does itself at those of modules below. */
  readonly declaredHooks?: readonly Hook[];
  readonly hooks?: readonly FilledHook[];
  readonly streams?: readonly Stream[];
  readonly services?: readonly Service[];
  /** One module in the house knows who people are. */
  readonly authenticate?: Authenticate;
  /** One module in the house knows the sites, and one their customers. */
  readonly siteOf?: SiteOf;
  readonly customerOf?: CustomerOf;
  /** What it keeps about customers, for those who ask for it or want it gone. */
  readonly personalData?: PersonalData;
  /** One module in the house knows which texts a company has replaced. */
  readonly textOverrides?: (db: Db, companyId: string) => Promise<TextOverrides>;
  /** Fills the demo tenants; runs once, in the order of the modules. */
  readonly demo?: (ctx: WorkCtx, options?: DemoOptions) => Promise<void>;
};

/** `password`: of every demo account, instead of the one that everybody knows. */
export type DemoOptions = { readonly password?: string | undefined };

export function on<E extends Endpoint>(endpoint: E, run: UseCase<E>): Route {
  return { endpoint, run: run as Route['run'] };
}
