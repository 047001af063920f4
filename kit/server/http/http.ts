import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { newSecret } from '../app/ids.ts';
import { addFileRoute } from '../files/route.ts';
import { addHealth } from '../observe/health.ts';
import { traceRequests } from '../observe/tracing/trace-requests.ts';
import { addOpenApi } from '../openapi/routes.ts';
import { addSitePages } from '../site/pages.ts';
import { earlyAnswers } from './early.ts';
import { answerBrokenConnection, answerErrors, answerOddUrl } from './errors.ts';
import { greetEveryRequest } from './greeting.ts';
import { readJson } from './input.ts';
import type { HttpOptions } from './options.ts';
import { addRoutes } from './routes.ts';
import { addApp } from './static-app.ts';

/** Maximum request size. Uploads have their own, larger limit. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** A request that takes longer to arrive is cut off, so that slow clients do not hold connections. */
const REQUEST_LIMIT_MS = 60_000;

export async function httpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { app } = options;
  const early = earlyAnswers();
  const nextId = requestIds();
  const fastify = Fastify({
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
    frameworkErrors: (error, request, reply) => answerOddUrl(app, error, request, reply),
    clientErrorHandler: (error, socket) => answerBrokenConnection(app, error, socket),
  });
  await fastify.register(fastifyCookie);
  readJson(fastify);
  traceRequests(fastify, options);
  greetEveryRequest(fastify, options);
  answerErrors(fastify, options);
  await addRoutes(fastify, options);
  addHealth(fastify, options);
  addFileRoute(fastify, app);
  await addOpenApi(fastify, options);
  const ofSite = await addSitePages(fastify, options, { early, nextId });
  if (options.appFolder) await addApp(fastify, { folder: options.appFolder, publicUrl: app.publicUrl, ofSite });
  else if (ofSite) fastify.get('/*', { exposeHeadRoute: true }, ofSite);
  for (const mount of options.extras ?? []) await mount(fastify);
  return fastify;
}

/** Names a request in the log and in an error. No secret, so a number that rises is enough, and costs nothing. */
function requestIds(): () => string {
  const process = newSecret(5);
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
