import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpOptions } from '../http/options.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { openApi } from './openapi.ts';

const problem = problemsOf(appProblems);

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fachwerk API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png"><link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script><script src="/api/docs/start.js" defer></script>
</head><body><div id="docs"></div></body></html>
`;

/** Without the external validator, and with requests to this server only. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
});
`;

/** Of the viewer's package, what its page needs. */
const SERVED = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png']);

/** The API described by its own contracts: `/api/openapi.json`, and a page to read and try it, `/api/docs`. */
export async function addOpenApi(
  app: FastifyInstance,
  { modules, app: { version, publicUrl } }: HttpOptions,
): Promise<void> {
  let described: string | undefined;
  // Under the name of a site there is no back-office.
  const onRequest = async ({ site }: FastifyRequest) => {
    if (site) throw problem('path.unknown');
  };
  app.get('/api/openapi.json', { exposeHeadRoute: true, onRequest }, (_request, reply) => {
    described ??= JSON.stringify(openApi(modules, version));
    return reply.type('application/json; charset=utf-8').send(described);
  });

  const headers = pageHeaders(publicUrl);
  app.get('/api/docs', { onRequest }, (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(PAGE),
  );
  app.get('/api/docs/start.js', { onRequest }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  await app.register(async (scope) => {
    scope.addHook('onRequest', onRequest);
    await scope.register(fastifyStatic, {
      root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
      prefix: '/api/docs/',
      decorateReply: false,
      index: false,
      cacheControl: false,
      allowedPath: (path) => SERVED.has(path),
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
  });
}
