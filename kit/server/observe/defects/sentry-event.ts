import { randomUUID } from 'node:crypto';
import { type ExportedError, exportedError, exportedText } from '../exported-error.ts';
import { activeTrace } from '../tracing/trace.ts';
import type { Defect } from './defects.ts';

export type SentryEvent = Readonly<Record<string, unknown>> & { readonly event_id: string };

type EventOptions = {
  readonly release: string;
  readonly environment: string;
  readonly now: Date;
  /** How many were not sent since the last one. */
  readonly suppressed: number;
};

/** A defect in the words of Sentry's event payload (develop.sentry.dev/sdk/data-model/event-payloads). */
export function sentryEvent(defect: Defect, { release, environment, now, suppressed }: EventOptions): SentryEvent {
  const trace = activeTrace();
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: now.getTime() / 1000,
    platform: 'node',
    level: 'error',
    logger: 'fachwerk',
    release: `fachwerk@${release}`,
    environment,
    transaction: defect.tags.route ?? defect.tags.job,
    tags: defect.tags,
    extra: { said: exportedText(defect.message), ...(suppressed > 0 && { suppressed }) },
    ...(trace && { contexts: { trace: { trace_id: trace.traceId, span_id: trace.spanId } } }),
    exception: { values: exceptionsOf(exportedError(defect.err)) },
  };
}

/** The cause stands before what it caused. */
function exceptionsOf(error: ExportedError): object[] {
  const { type, message, frames, code, constraint, cause } = error;
  const known = [code, constraint].filter((each) => each !== undefined);
  const value = known.length > 0 ? `${message} (${known.join(', ')})` : message;
  const own = { type, value, stacktrace: { frames: frames.map(frameOf).reverse() } };
  return [...(cause ? exceptionsOf(cause) : []), own];
}

const FRAME = /^at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;

function frameOf(line: string): object {
  const [, name, file = '', lineno, colno] = FRAME.exec(line) ?? [];
  if (!file) return { function: line.slice(3) };
  const isOwn = !file.includes('node_modules') && !file.startsWith('node:');
  return {
    ...(name && { function: name }),
    filename: withoutRoot(file),
    lineno: Number(lineno),
    colno: Number(colno),
    in_app: isOwn,
  };
}

/** The folder of the installation says nothing, and perhaps a name. */
const withoutRoot = (file: string) => file.replace(`${process.cwd()}/`, '');
