import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span } from '@opentelemetry/api';
import { exportedError } from '../exported-error.ts';

export type SpanFacts = {
  /** Of few kinds: a route, a table, a job. Never an id. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** Ids of companies are fine; personal data, secrets and parameters of statements are not. */
  readonly attributes?: Attributes;
  /** Where it continues, as `traceparent` says it (W3C); otherwise it belongs to the active span. */
  readonly continues?: string | undefined;
  readonly startedAt?: Date;
};

export type { Span };
export type StartSpan = (facts: SpanFacts, parent: Span | undefined) => Span;

/** `SpanStatusCode.ERROR`: the library itself is loaded only where traces are exported. */
const ERROR = 2;

let start: StartSpan | undefined;
const active = new AsyncLocalStorage<Span>();

/** Set by `openTracing`, for the whole process. Without it every function here only calls the work it was given. */
export function traceBy(given: StartSpan | undefined): void {
  start = given;
}

export const isTracing = () => start !== undefined;

/** Runs `work` within a span, which ends with it. */
export function traced<T>(facts: () => SpanFacts, work: (span?: Span) => Promise<T>): Promise<T> {
  return start ? recorded(start, facts(), work) : work();
}

async function recorded<T>(begin: StartSpan, facts: SpanFacts, work: (span: Span) => Promise<T>): Promise<T> {
  const span = begin(facts, active.getStore());
  try {
    return await active.run(span, () => work(span));
  } catch (error) {
    if (isEntry(facts)) noteException(span, error);
    else noteFailure(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Where work enters the process, its error is told with its stack; a call within that work names only its kind. */
const isEntry = ({ kind }: SpanFacts) => kind === 'server' || kind === 'consumer';

/** A span that its caller ends, for what begins in one callback and ends in another. */
export function startSpan(facts: SpanFacts): Span | undefined {
  return start?.(facts, active.getStore());
}

export function within<T>(span: Span | null | undefined, work: () => T): T {
  return span ? active.run(span, work) : work();
}

/** A refusal is an answer like any other, and no error. */
export function noteException(span: Span | null | undefined, error: unknown): void {
  if (!span || isRefusal(span, error)) return;
  const { type, message, frames } = exportedError(error);
  span.addEvent('exception', {
    'exception.type': type,
    'exception.message': message,
    'exception.stacktrace': [`${type}: ${message}`, ...frames].join('\n'),
  });
  span.setAttribute('error.type', type).setStatus({ code: ERROR });
}

function noteFailure(span: Span, error: unknown): void {
  if (isRefusal(span, error)) return;
  const { type, code } = exportedError(error);
  span.setAttribute('error.type', code ?? type);
  if (!isBroughtByOthers(code)) span.setStatus({ code: ERROR });
}

function isRefusal(span: Span, error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  if (name !== 'Problem') return false;
  span.setAttribute('fachwerk.problem', String(code));
  return true;
}

/** A broken constraint becomes a refusal, a conflict is tried again (PostgreSQL, classes 23 and 40). */
const isBroughtByOthers = (code: string | undefined) => code !== undefined && /^(23|40)[0-9A-Z]{3}$/.test(code);

/** What continues the active trace elsewhere, later. Nothing while nobody traces. */
export function traceparent(): string | undefined {
  const span = start && active.getStore();
  if (!span) return undefined;
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

export function activeTrace(): { readonly traceId: string; readonly spanId: string } | undefined {
  return (start && active.getStore())?.spanContext();
}
