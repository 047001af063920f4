import type { SiteApp } from '@fachwerk/base/site-visit';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Db } from '../db/db.ts';
import { addFileRoute } from '../files/route.ts';
import type { House } from '../house/house.ts';
import { newSecret } from '../house/ids.ts';
import type { Module } from '../house/module.ts';
import { addHealth, type ReadyCheck } from '../observe/health.ts';
import { addOpenApi } from '../openapi/routes.ts';
import { addSitePages } from '../site/pages.ts';
import { earlyAnswers } from './early.ts';
import { answerBrokenConnection, answerErrors, answerOddUrl } from './errors.ts';
import { greetEveryRequest } from './greeting.ts';
import { readJson } from './input.ts';
import { addRoutes } from './routes.ts';
import { addApp } from './static-app.ts';

export type HttpOptions = {
  readonly db: Db;
  readonly house: House;
  readonly modules: readonly Module[];
  readonly now: () => Date;
  /** Behind a proxy the address of the caller, and the host they asked for, are in headers. A text names the proxies' addresses. */
  readonly trustProxy?: boolean | string | undefined;
  /** Folder of the built back-office; without one only the API answers. */
  readonly appFolder?: string | undefined;
  /** Draws the pages of sites, from the files of its build; without it sites have an API alone. */
  readonly site?: { readonly app: SiteApp; readonly folder?: string | undefined } | undefined;
  /** What must work, beside the database, for this process to take requests. */
  readonly checks?: Readonly<Record<string, ReadyCheck>> | undefined;
  /** Requests a minute from one address to a public endpoint that names no number of its own. */
  readonly publicTriesPerMinute?: number | undefined;
  /** How long an answer to "who is this?" is believed; tests ask anew each time. */
  readonly callerBelievedMs?: number | undefined;
  /** How long an answer to "whose site is this?" is believed; tests ask anew each time. */
  readonly sitesBelievedMs?: number | undefined;
  /** What else lives on this server: metrics, the live socket. */
  readonly extras?: readonly ((app: FastifyInstance) => void | Promise<void>)[] | undefined;
  /** Is told of answers that no hook of the server sees, because they came before it. */
  readonly onEarlyAnswer?: ((method: string, route: string, status: number, seconds: number) => void) | undefined;
};

/** What one request may carry at the most. Uploads have their own, larger limit. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
/** Whoever needs longer to say what they want holds a connection for nothing. */
const REQUEST_LIMIT_MS = 60_000;

export async function httpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { house } = options;
  const early = earlyAnswers();
  const nextId = requestIds();
  const app = Fastify({
    serverFactory: early.serverFor,
    // The log lines are our own: no request object is made for them, and no address with a secret in it is written.
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextId,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    // While the server goes down, what still arrives on an open connection is served, and the connection then closed.
    return503OnClosing: false,
    trustProxy: options.trustProxy ?? false,
    // A GET that changes something must not be started by a HEAD.
    exposeHeadRoutes: false,
    // A request without a host gets our own 421.
    http: { requireHostHeader: false },
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (error, request, reply) => answerOddUrl(house, error, request, reply),
    clientErrorHandler: (error, socket) => answerBrokenConnection(house, error, socket),
  });
  await app.register(fastifyCookie);
  readJson(app);
  greetEveryRequest(app, options);
  answerErrors(app, options);
  await addRoutes(app, options);
  addHealth(app, options);
  addFileRoute(app, house);
  await addOpenApi(app, options);
  const ofSite = await addSitePages(app, options, { early, nextId });
  if (options.appFolder) await addApp(app, { folder: options.appFolder, publicUrl: house.publicUrl, ofSite });
  else if (ofSite) app.get('/*', { exposeHeadRoute: true }, ofSite);
  for (const mount of options.extras ?? []) await mount(app);
  return app;
}

/** Names a request in the log and in an error. No secret, so a number that rises is enough, and costs nothing. */
function requestIds(): () => string {
  const process = newSecret(5);
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
