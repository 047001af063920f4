import { traceparent } from '../observe/tracing/trace.ts';

/** Beside the fields of a payload: the trace that queued the job. */
const TRACE = '_trace';

/** What is stored of a payload. The key of a job and its party do not know of it. */
export function withTrace(payload: unknown): unknown {
  const trace = traceparent();
  return trace !== undefined && isObject(payload) ? { ...payload, [TRACE]: trace } : payload;
}

/** The payload as it was given, and the trace it continues: also where it was stored by a process that traced and this one does not. */
export function traceIn(stored: unknown): { readonly payload: unknown; readonly trace: string | undefined } {
  if (!isObject(stored) || !(TRACE in stored)) return { payload: stored, trace: undefined };
  const { [TRACE]: trace, ...payload } = stored;
  return { payload, trace: typeof trace === 'string' ? trace : undefined };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
