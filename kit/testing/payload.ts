import { requestFor } from '@fachwerk/base/call-request';
import type { Endpoint } from '@fachwerk/base/contract';
import type { Upload } from '@fachwerk/base/schema';

type Payload = {
  readonly url: string;
  readonly payload?: Buffer | string;
  readonly headers: Record<string, string>;
};

/** An input as the browser sends it, for `inject`: the very same request, with its form written out. */
export async function payloadOf(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): Promise<Payload> {
  const { url, init } = requestFor(endpoint, withFiles(input), {});
  const headers = init.headers as Record<string, string>;
  if (!(init.body instanceof FormData)) return { url, ...(init.body && { payload: init.body as string }), headers };
  const written = new Response(init.body);
  const payload = Buffer.from(await written.arrayBuffer());
  return { url, payload, headers: { ...headers, 'content-type': written.headers.get('content-type')! } };
}

/** What a server calls an upload, a browser has as a file. */
function withFiles(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const asFile = ({ bytes, name, type }: Upload) => new File([Buffer.from(bytes)], name, { type });
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, isUpload(value) ? asFile(value) : value]),
  );
}

function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && 'bytes' in value;
}
