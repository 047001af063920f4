import type { Ask, CapabilityCatalog, Endpoint, Input, Output, Stream } from '@fachwerk/base/contract';
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
  FirstScreenAsk,
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

/** Identifies the caller by token; null is a 401. Cached for less than a second, so a session ends within one. */
export type Authenticate = (ctx: WorkCtx, token: string) => Promise<Caller | null>;

/** Finds out whose site answers under a host name, given in lower case and without a port. Remembered for a few seconds. */
type SiteOf = (db: Db, hostName: string) => Promise<Site | null>;

/** Finds out which customer a site's session cookie belongs to. */
export type CustomerOf = (ctx: WorkCtx, site: Site, token: string) => Promise<Caller | null>;

/** A part that lives as long as the process: it listens to the outside, or watches the clock. */
export type Service = {
  readonly name: string;
  /** Receives external input: starts after all other services, and stops before them. */
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
  /** Notifies staff of a job that failed for good. */
  readonly jobGivenUp?: (ctx: WorkCtx, given: GivenUpJob) => Promise<void>;
  /** Listeners for events of modules below. */
  readonly listeners?: readonly Listener[];
  /** Its own hooks, and its implementations of hooks of modules below. */
  readonly declaredHooks?: readonly Hook[];
  readonly hooks?: readonly FilledHook[];
  /** Lists that modules above contribute to, and what it contributes itself to those of modules below. */
  readonly declaredPoints?: readonly ExtensionPoint[];
  readonly contributions?: readonly Contribution[];
  readonly streams?: readonly Stream[];
  readonly services?: readonly Service[];
  /** Provided by exactly one module. */
  readonly authenticate?: Authenticate;
  /** Sites and their customers: each provided by exactly one module. */
  readonly siteOf?: SiteOf;
  readonly customerOf?: CustomerOf;
  /** Sender and mail server of a company's mails; provided by exactly one module. */
  readonly mailWay?: App['mailWay'];
  /** Files it makes for mails. */
  readonly attachments?: readonly Attachment[];
  /** Customer data, for export and erasure. */
  readonly personalData?: PersonalData;
  /** Onboarding steps of a new company. */
  readonly firstSteps?: readonly FirstStep[];
  /** What its tiles, and its parts of the frame, ask for the first screen. */
  readonly firstScreen?: readonly FirstScreenAsk[];
  /** Importable records. */
  readonly importers?: readonly Importer[];
  /** Text overrides of a company; provided by exactly one module. */
  readonly textOverrides?: (db: Db, companyId: string) => Promise<TextOverrides>;
  /** Signals changed overrides: pages rendered with old texts are rendered anew. */
  readonly textStream?: Stream;
  /** Fills the demo tenants; runs once, in the order of the modules. */
  readonly demo?: (ctx: WorkCtx, options?: DemoOptions) => Promise<void>;
};

/** `password`: of every demo account, instead of the one that everybody knows. */
export type DemoOptions = { readonly password?: string | undefined };

export function on<E extends Endpoint>(endpoint: E, run: UseCase<E>): Route {
  return { endpoint, run: run as Route['run'] };
}

/** `firstScreen: [askedFirst('alerts', alertApi.counts, countAlerts, () => ({}))]` */
export function askedFirst<E extends Ask>(
  tile: string | null,
  endpoint: E,
  run: UseCase<E>,
  input: (ctx: Ctx) => Input<E> & object,
): FirstScreenAsk {
  return { tile, endpoint, run: run as FirstScreenAsk['run'], input };
}
