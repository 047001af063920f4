import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from './http-errors.ts';
import { addRoutes } from './http-routes.ts';
import type { Db } from './db.ts';
import type { House } from './house.ts';
import type { Module } from './module.ts';
import { newSecret } from './ids.ts';

export type HttpOptions = {
  readonly db: Db;
  readonly house: House;
  readonly modules: readonly Module[];
  readonly now: () => Date;
  /** Behind a proxy the address of the caller is in a header. */
  readonly trustProxy?: boolean;
};

/** What one request may carry at the most. Uploads have their own, larger limit. */
const BODY_LIMIT_BYTES = 1024 * 1024;
const UPLOAD_LIMIT_BYTES = 6 * 1024 * 1024;

export async function httpServer(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.house.log,
    disableRequestLogging: true,
    genReqId: () => newSecret(9),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { maxParamLength: 1000 },
  }) as unknown as FastifyInstance;
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 5, fields: 50, fieldSize: BODY_LIMIT_BYTES } });
  answerErrors(app, options.house);
  addRoutes(app, options);
  return app;
}
