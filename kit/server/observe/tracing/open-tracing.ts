import { setTimeout as sleep } from 'node:timers/promises';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { type StartSpan, traceBy } from './trace.ts';

export type TracingOptions = {
  /** The base address of OTLP over HTTP, `http://collector:4318`. */
  readonly endpoint: string;
  /** `name=value,name=value`, values percent-encoded. */
  readonly headers?: string | undefined;
  readonly serviceName: string;
  readonly version: string;
  /** The share of traces that is kept, 0 to 1. */
  readonly ratio?: number;
  /** Is told why spans do not arrive, once a minute at most. */
  readonly onTrouble?: (message: string) => void;
  /** In tests: instead of the one to `endpoint`. */
  readonly exporter?: SpanExporter;
};

export type Tracing = {
  /** Sends what waits. */
  flush(): Promise<void>;
  /** Sends what waits, within reason, and traces nothing more. */
  close(): Promise<void>;
};

const CLOSE_WITHIN_MS = 3_000;
const EXPORT_WITHIN_MS = 5_000;
const TROUBLE_EVERY_MS = 60_000;

/** Traces this process. The libraries are loaded here and nowhere else. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const { serviceName, version, ratio = 1 } = options;
  const [api, sdk, { resourceFromAttributes }, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    options.exporter ?? otlpExporter(options),
  ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: observed(exporter, options.onTrouble) })],
  });
  const tracer = provider.getTracer('fachwerk', version);
  const kinds = {
    internal: api.SpanKind.INTERNAL,
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    producer: api.SpanKind.PRODUCER,
    consumer: api.SpanKind.CONSUMER,
  };
  const start: StartSpan = (facts, parent) => {
    const { name, kind, attributes = {}, continues, startedAt } = facts;
    const remote = continues === undefined ? undefined : spanContextIn(continues);
    const context = remote
      ? api.trace.setSpanContext(api.ROOT_CONTEXT, remote)
      : parent
        ? api.trace.setSpan(api.ROOT_CONTEXT, parent)
        : api.ROOT_CONTEXT;
    return tracer.startSpan(
      name,
      { kind: kinds[kind], attributes, ...(startedAt && { startTime: startedAt }) },
      context,
    );
  };
  traceBy(start);
  return {
    flush: () => provider.forceFlush(),
    close: async () => {
      traceBy(undefined);
      await Promise.race([provider.shutdown().catch(() => {}), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** A collector that is away fails every few seconds. */
function observed(exporter: SpanExporter, t: TracingOptions['onTrouble']): SpanExporter {
  let silentUntil = 0;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const now = performance.now();
        if (result.error && now >= silentUntil) {
          silentUntil = now + TROUBLE_EVERY_MS;
          t?.(result.error.message);
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

async function otlpExporter({ endpoint, headers = '' }: TracingOptions): Promise<SpanExporter> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  return new OTLPTraceExporter({ url, headers: headersIn(headers), timeoutMillis: EXPORT_WITHIN_MS });
}

function headersIn(text: string): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]] : [];
  });
  return Object.fromEntries(pairs);
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function spanContextIn(text: string) {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(text) ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
