import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpOptions } from '../../http/options.ts';
import { isTracing, type Span, startSpan, within } from './trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of this request, while traces are exported. */
    span: Span | null;
  }
}

/** One span per request, with the route and never the address: that may carry a token. Adds no hook where nobody traces. */
export function traceRequests(fastify: FastifyInstance, { trustProxy }: Pick<HttpOptions, 'trustProxy'>): void {
  fastify.decorateRequest('span', null);
  if (!isTracing()) return;
  fastify.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    request.span =
      startSpan({
        name: method,
        kind: 'server',
        attributes: { 'http.request.method': method, 'fachwerk.request_id': request.id },
        continues: trustProxy ? [request.headers.traceparent].flat()[0] : undefined,
      }) ?? null;
    // Also for a caller who hangs up; the first end counts.
    reply.raw.once('close', () => endSpan(request, reply.statusCode));
    within(request.span, done);
  });
  // A body is read in callbacks of the connection, which belong to no request.
  fastify.addHook('preHandler', (request, _reply, done) => within(request.span, done));
  fastify.addHook('onResponse', (request, reply, done) => {
    endSpan(request, reply.statusCode);
    done();
  });
}

function endSpan({ span, method, routeOptions, site, caller, companyOfCall }: FastifyRequest, status: number): void {
  if (!span?.isRecording()) return;
  const route = routeOptions.url;
  const companyId = companyOfCall ?? site?.companyId ?? caller?.companyId;
  if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
  if (companyId) span.setAttribute('fachwerk.company_id', companyId);
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: ERROR });
  span.end();
}

/** `SpanStatusCode.ERROR`. */
const ERROR = 2;

/** A request that was answered before any hook. */
export function traceEarlyAnswer(method: string, route: string, status: number, seconds: number): void {
  startSpan({
    name: `${method} ${route}`,
    kind: 'server',
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
    startedAt: new Date(Date.now() - seconds * 1000),
  })?.end();
}
