import type { CapabilityCatalog, Endpoint } from '@fachwerk/base/contract';
import type { ImportField, ImportRecord } from '@fachwerk/base/import-field';
import type { Language } from '@fachwerk/base/language';
import type { Problem, ProblemParams } from '@fachwerk/base/problem';
import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import type { Files } from '../files/files.ts';
import type { Calls } from '../http/calls.ts';
import type { PageViews } from '../http/page-views.ts';
import type { Attachments } from '../mail/attachment-types.ts';
import type { MailLink } from '../mail/link.ts';
import type { MailWay } from '../mail/mail-way.ts';
import type { Outbound } from '../outbound/outbound-types.ts';
import type { Hooks } from './hooks.ts';
import type { Places } from './places.ts';
import type { AppTexts } from './translator.ts';

/** The running app, independent of the caller. Created once at the start; tests create their own. */
export type App = {
  readonly publicUrl: string;
  /** Secret of this installation; keys for signing and encrypting are derived from it. */
  readonly secret: string;
  readonly files: Files;
  /** Without a mail server, mails rest in the database. */
  readonly mail?: MailLink | undefined;
  /** How the mails of a company leave, of the one module that knows; null where they rest. Left out: by `mail`. */
  readonly mailWay?: ((ctx: CompanyCtx) => Promise<MailWay | null>) | undefined;
  /** The mailbox that mails come back to which could not be delivered after all. */
  readonly mailReturns?: { readonly address: string; readonly pop3Url: string } | undefined;
  /** Who makes which file for a mail, made by `houseAttachments`. */
  readonly attachments: Attachments;
  readonly outbound: Outbound;
  /** Observers of calls in and out. */
  readonly calls: Calls;
  /** Observers of sent pages of sites. */
  readonly pageViews: PageViews;
  readonly texts: AppTexts;
  /** Every capability of all modules, made by `houseCapabilities`. */
  readonly capabilities: CapabilityCatalog;
  /** Those of them that count at single places: an endpoint or a stream declares that it honours places. */
  readonly placedCapabilities: ReadonlySet<string>;
  /** What every module keeps about customers, made by `housePersonalData`. */
  readonly personalData: readonly ModulePersonalData[];
  /** What every module asks of a new company. */
  readonly firstSteps: readonly FirstStep[];
  /** What a browser asks for the first screen after sign-in. */
  readonly firstScreen: readonly FirstScreenAsk[];
  /** What every module lets be imported from files. */
  readonly importers: readonly Importer[];
  /** What modules do at the hooks of those below them, made by `houseHooks`. */
  readonly hooks: Hooks;
  readonly broker: BrokerPlace;
  /** Accounts at external services, by service name. The using module defines their content; never log them. */
  readonly accounts?: Readonly<Record<string, Account | undefined>> | undefined;
  readonly log: Logger;
  /** In tests: throws what production only logs. */
  readonly isStrict?: boolean;
  readonly version: string;
};

export type Account = Readonly<Record<string, string | undefined>>;

/** Where devices are spoken to: a broker of one's own (`url`), or one inside this process that listens here. */
type BrokerPlace = {
  readonly url?: string | undefined;
  /** Where devices find it, when that is another address than this process uses. */
  readonly publicUrl?: string | undefined;
  readonly host: string;
  readonly port: number;
  /** The port is not fixed: if it is taken, a free one is used. */
  readonly mayUseOtherPort?: boolean;
};

/** Something a new company does first, before it sells anything. Its words are `step.<name>` and `step.<name>.about`. */
export type FirstStep = {
  readonly name: string;
  /** The lower, the earlier. */
  readonly rank: number;
  /** The page of the back-office where it is done. */
  readonly path: string;
  /** Capability that the step requires. */
  readonly capability: string;
  /** The kinds of company that begin so; left out, all whose people have the capability. */
  readonly kinds?: readonly string[];
  /** The trades that begin so, with '' for a company that has not said its own; left out, every one. */
  readonly trades?: readonly string[];
  /** Nobody has to: it keeps no company from its first order. */
  readonly isOptional?: true;
  /** Where customers see it: opened beside the back-office instead of `path`. */
  readonly address?: (ctx: CompanyCtx) => Promise<string>;
  /** Before one of these is done there is nothing to count: a page of figures would be a page of zeros. */
  readonly isBeginning?: true;
  readonly isDone: (ctx: CompanyCtx) => Promise<boolean>;
};

/** A question that a browser asks for the first screen after sign-in: the overview answers all of them in one call. */
export type FirstScreenAsk = {
  /** The tile that asks it; null for what stands around every screen. */
  readonly tile: string | null;
  readonly endpoint: Endpoint;
  readonly run: (ctx: never, input: never) => Promise<unknown>;
  /** The same input that the screen gives. */
  readonly input: (ctx: Ctx) => object;
};

/** A signed-in user or customer. */
export type Caller = {
  readonly kind: 'staff' | 'customer';
  readonly userId: string;
  readonly companyId: string;
  readonly sessionId: string;
  /** For logs and the audit trail. */
  readonly name: string;
  readonly language: Language;
  readonly roles: readonly string[];
  /** Those that hold everywhere. */
  readonly capabilities: ReadonlySet<string>;
  /** Further ones that hold at some places only, with the ids of those. They count where an endpoint declares `places`. */
  readonly limited?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Why they may not change this now, whatever their capabilities: their company is suspended, or they are a guest. */
  readonly whyNotChange?: (endpoint: Pick<Endpoint, 'access' | 'evenReadOnly'>) => Problem | null;
  /** Works here as a guest from another company, which has their account. */
  readonly guest?: SupportSession;
};

/** `supportId` names what lets them in. */
export type SupportSession = {
  readonly homeCompanyId: string;
  readonly supportId: string;
  readonly mode: 'read' | 'full';
  readonly endsAt: Date;
};

type CookieOptions = {
  readonly maxAgeSeconds: number;
  readonly path: string;
  /** `lax` where people come back by a link in a mail or from a payment; otherwise `strict`. */
  readonly sameSite?: 'lax' | 'strict';
};

/** A customer-facing site under its own host name. */
export type Site = {
  readonly id: string;
  readonly companyId: string;
  /** Existing business can be completed there, nothing new can start. */
  readonly isSuspended?: boolean;
};

/** What every piece of work may know, a request or a job. */
export type WorkCtx = {
  /** Inside a `change` and inside a job's transaction this is the transaction. */
  readonly db: Db;
  readonly now: Date;
  readonly app: App;
  /** UUIDv7, in the order of their making. */
  newId(): string;
  /** Unguessable, base64url. */
  newSecret(bytes: number): string;
};

/** Context of a public endpoint's use case. */
export type PublicCtx = WorkCtx & {
  readonly language: Language;
  readonly request: {
    readonly id: string;
    readonly address: string;
    readonly userAgent: string;
    /** Aborted when the caller leaves before the answer; not there for calls from inside. */
    readonly signal?: AbortSignal;
    readonly cookies: Readonly<Record<string, string | undefined>>;
    /** By its name in lower case; for the few things that outside systems say there. */
    header(name: string): string | undefined;
  };
  /** HttpOnly; sent with the answer, a refusal included. An empty value removes it. */
  setCookie(name: string, value: string, options: CookieOptions): void;
  /** For calls without sign-in whose company is found out later (a device, a webhook): logs the call with that company. */
  belongsTo(companyId: string): void;
};

/** Context of a signed-in caller's use case. */
export type Ctx = PublicCtx & {
  readonly companyId: string;
  readonly caller: Caller;
  readonly places?: Places | undefined;
};

/** Context of a function that works inside one company, for a caller or a job. */
export type CompanyCtx = WorkCtx & {
  readonly companyId: string;
  readonly caller?: Caller;
  /** Set where the caller's capability holds at some places only: nothing of any other place is read or touched. */
  readonly places?: Places | undefined;
};

/** The same with a language, for functions that produce texts. */
export type LanguageCtx = CompanyCtx & Pick<PublicCtx, 'language'>;

/** Context of a public call under a site's host: the site's company, and the customer if signed in. */
export type SiteCtx = PublicCtx & CompanyCtx & { readonly site: Site };

/** The same with a signed-in customer. Customers may belong to another company than the site's. */
export type CustomerCtx = SiteCtx & { readonly caller: Caller };

/** A person whose data modules store: a customer, and the company of the account. */
export type Person = {
  readonly companyId: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
};

/** Why data cannot be erased yet: a text key with parameters. */
export type DataHold = {
  readonly personId: string;
  readonly reason: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** `law`: it stays without the person's account until then. `open`: something is unfinished, and nothing is erased before it is over. */
  readonly kind: 'law' | 'open';
  readonly until: Date | null;
};

/** Something that happened with a person. `what` is a text key; `path` a page of the back-office that tells more. */
export type PersonStep = {
  readonly id: string;
  readonly at: Date;
  readonly what: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly personName?: string;
  readonly path?: string;
};

/**
 * Personal data of one module. Each function works on the companies visible to `ctx.companyId`: the company of the account sees the whole network, a
 * franchisee only itself.
 */
export type PersonalData = {
  /** All of it, as it is handed out to the person: by a name for each kind of record. */
  readonly export: (ctx: CompanyCtx, person: Person) => Promise<Readonly<Record<string, unknown>>>;
  /** Of people of one account-keeping company; each hold says whose it is. */
  readonly holds: (ctx: CompanyCtx, people: readonly Person[]) => Promise<readonly DataHold[]>;
  /** In one transaction with all other modules. Data under a legal retention duty stays; must be idempotent. */
  readonly erase: (ctx: CompanyCtx, person: Person) => Promise<void>;
  /** Newest first, at most so many. */
  readonly timeline?: (ctx: CompanyCtx, person: Person, limit: number) => Promise<readonly PersonStep[]>;
};

export type ModulePersonalData = PersonalData & { readonly module: string };

/** What takes a row back, as it was left. */
export type ImportUndo = Readonly<Record<string, unknown>>;

/** Worth knowing of a row that is written all the same; `field` is the name of an `ImportField`. */
export type ImportHint = {
  readonly field: string;
  /** Which of several things in the cell. */
  readonly about?: string;
  readonly code: string;
  readonly params?: ProblemParams;
};

/** Deferred work of a written row, as JSON; `field` is the field concerned. */
export type ImportLater = Readonly<Record<string, unknown>> & { readonly field: string };

/** Preview of a row's effect. */
export type ImportForeseen = {
  readonly did: 'new' | 'changed' | 'unchanged';
  readonly hints?: readonly ImportHint[];
};

/** Effect of a row. `undo` reverts it, as JSON; absent if nothing was done. */
export type ImportOutcome =
  | { readonly did: 'unchanged'; readonly hints?: readonly ImportHint[] }
  | {
      readonly did: 'new' | 'changed';
      readonly undo: ImportUndo;
      readonly hints?: readonly ImportHint[];
      readonly later?: ImportLater | undefined;
    };

/**
 * A kind of importable record, declared by the module that writes it. Rows come in sets, each in its own transaction, on behalf of the person who
 * started the import; a trial is the same write, rolled back. A refused row writes nothing and answers with a `Problem`, in which a field ends with
 * the name of an `ImportField`. Another error may concern any row of the set: the set is retried in halves until the row stands alone.
 */
export type Importer = {
  /** Its name is the text `import.kind.<kind>`. */
  readonly kind: string;
  /** Capability required to write such a record by hand. */
  readonly capability: string;
  readonly fields: readonly ImportField[];
  /** Which record a row is about, so that no file says two things of one; null where nothing can be said. */
  readonly keyOf: (record: ImportRecord) => string | null;
  /**
   * What `write` would do with each, without writing; null where only writing tells. Left out: a trial writes, and takes it back.
   */
  readonly foresee?: (
    ctx: Ctx,
    records: readonly ImportRecord[],
  ) => Promise<readonly (ImportForeseen | Problem)[] | null>;
  /** In the order of the file; one answer for each. */
  readonly write: (ctx: Ctx, records: readonly ImportRecord[]) => Promise<readonly (ImportOutcome | Problem)[]>;
  /**
   * Does the deferred work of rows outside any transaction, because it waits for another server (an image is fetched). Returns results for the first
   * or more of them; must be idempotent.
   */
  readonly finish?: (ctx: Ctx, laters: readonly ImportLater[]) => Promise<readonly (readonly ImportHint[])[]>;
  /** Takes back what `write` said, the last row first; a `Problem` where the record was changed since. */
  readonly undo: (ctx: Ctx, undos: readonly ImportUndo[]) => Promise<readonly (Problem | null)[]>;
};
