import type { CapabilityCatalog, Endpoint, Input, Output, Stream } from '@fachwerk/base/contract';
import type { ModuleTexts } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import type { Db } from '../db/db.ts';
import type { Listener } from '../jobs/events.ts';
import type { GivenUpJob } from '../jobs/given-up.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Attachment } from '../mail/attachment-types.ts';
import type {
  App,
  Caller,
  Ctx,
  CustomerCtx,
  FirstStep,
  Importer,
  PersonalData,
  PublicCtx,
  Site,
  SiteCtx,
  WorkCtx,
} from './ctx.ts';
import type { Contribution, ExtensionPoint, FilledHook, Hook } from './hooks.ts';
import type { TextOverrides } from './translator.ts';

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
type SiteOf = (db: Db, hostName: string) => Promise<Site | null>;

/** Finds out which customer a site's session cookie belongs to. */
export type CustomerOf = (ctx: WorkCtx, site: Site, token: string) => Promise<Caller | null>;

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
  readonly app: App;
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
  /** Refusals that customers may name to support by a number; of any module. */
  readonly errorNumbers?: Readonly<Record<string, number>>;
  readonly jobs?: readonly Job[];
  /** Tells staff of a job that nobody tries again. */
  readonly jobGivenUp?: (ctx: WorkCtx, given: GivenUpJob) => Promise<void>;
  /** What it does when something happens in a module it knows. */
  readonly listeners?: readonly Listener[];
  /** Places where modules above take part, and what it does itself at those of modules below. */
  readonly declaredHooks?: readonly Hook[];
  readonly hooks?: readonly FilledHook[];
  /** Lists that modules above contribute to, and what it contributes itself to those of modules below. */
  readonly declaredPoints?: readonly ExtensionPoint[];
  readonly contributions?: readonly Contribution[];
  readonly streams?: readonly Stream[];
  readonly services?: readonly Service[];
  /** One module in the house knows who people are. */
  readonly authenticate?: Authenticate;
  /** One module in the house knows the sites, and one their customers. */
  readonly siteOf?: SiteOf;
  readonly customerOf?: CustomerOf;
  /** One module in the house knows under whose name, and by which server, the mails of a company leave. */
  readonly mailWay?: App['mailWay'];
  /** Files it makes for mails. */
  readonly attachments?: readonly Attachment[];
  /** What it keeps about customers, for those who ask for it or want it gone. */
  readonly personalData?: PersonalData;
  /** What it asks of a new company. */
  readonly firstSteps?: readonly FirstStep[];
  /** What can be imported from files. */
  readonly importers?: readonly Importer[];
  /** One module in the house knows which texts a company has replaced. */
  readonly textOverrides?: (db: Db, companyId: string) => Promise<TextOverrides>;
  /** Grows with each of them: what was drawn with the words before is drawn anew. */
  readonly textStream?: Stream;
  /** Fills the demo tenants; runs once, in the order of the modules. */
  readonly demo?: (ctx: WorkCtx, options?: DemoOptions) => Promise<void>;
};

/** `password`: of every demo account, instead of the one that everybody knows. */
export type DemoOptions = { readonly password?: string | undefined };

export function on<E extends Endpoint>(endpoint: E, run: UseCase<E>): Route {
  return { endpoint, run: run as Route['run'] };
}
