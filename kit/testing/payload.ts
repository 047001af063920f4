import type { Endpoint } from '@fachwerk/base/contract';
import type { Upload } from '@fachwerk/base/schema';

export type Payload = {
  readonly url: string;
  readonly payload?: Buffer | string;
  readonly headers: Record<string, string>;
};

/** Puts an input on the wire the way the browser does: path, then query or JSON or a multipart form. */
export function payloadOf(endpoint: Endpoint, input: Record<string, unknown>): Payload {
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, key]) => key!));
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(input[key])));
  const rest = Object.entries(input).filter(([key, value]) => !inPath.has(key) && value !== undefined);
  const url = `/api${path}`;
  if (endpoint.method === 'GET') {
    const query = new URLSearchParams(rest.map(([key, value]) => [key, String(value)]));
    return { url: query.size ? `${url}?${query}` : url, headers: {} };
  }
  if (endpoint.body === 'multipart') return { url, ...formOf(rest.filter(([, value]) => value !== null)) };
  if (endpoint.method === 'DELETE' && rest.length === 0) return { url, headers: {} };
  return { url, payload: JSON.stringify(Object.fromEntries(rest)), headers: { 'content-type': 'application/json' } };
}

const BOUNDARY = 'fachwerk-test-boundary';

function formOf(fields: [string, unknown][]): Omit<Payload, 'url'> {
  const chunks = fields.flatMap(([name, value]) => [
    Buffer.from(`--${BOUNDARY}\r\n`),
    partOf(name, value),
    Buffer.from('\r\n'),
  ]);
  const payload = Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

function partOf(name: string, value: unknown): Buffer {
  const disposition = `content-disposition: form-data; name="${name}"`;
  if (isUpload(value)) {
    return Buffer.concat([
      Buffer.from(`${disposition}; filename="${value.name}"\r\ncontent-type: ${value.type}\r\n\r\n`),
      value.bytes,
    ]);
  }
  return Buffer.from(`${disposition}\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}`);
}

function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && 'bytes' in value;
}
