import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
export type FakeAnswer = { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> };

/**
 * What goes wrong with the next call of this kind: `before`, nothing was done and a 500 comes; `after`, it was done and a 500 comes
 * all the same; `drop`, it was done and the line is cut; `hang`, it was done and no answer comes; `deaf`, nothing was done and no
 * answer comes.
 */
type Fault = { readonly on: string; readonly kind: 'before' | 'after' | 'drop' | 'hang' | 'deaf' };

/** For whoever has the fake as a process: here it is told all that goes wrong from now on. */
const FAULTS = '/fake/faults';

/** The wire of a provider that is not there: it does what it is asked, counts it, and fails when told to. */
export async function fakeServer(answer: (request: FakeRequest) => FakeAnswer, port = 0) {
  const seen: FakeRequest[] = [];
  const faults: Fault[] = [];
  const takeFault = ({ method, path }: FakeRequest) => {
    const at = faults.findIndex(({ on }) => `${method} ${path}`.startsWith(on));
    return at < 0 ? undefined : faults.splice(at, 1)[0]!.kind;
  };
  const server = createServer(async (incoming, outgoing) => {
    const request = await read(incoming);
    if (request.path === FAULTS) {
      faults.splice(0, faults.length, ...(JSON.parse(request.body) as Fault[]));
      return send(outgoing, { status: 200, body: {} });
    }
    seen.push(request);
    const fault = takeFault(request);
    if (fault === 'deaf') return;
    const result = fault === 'before' ? BROKEN : answer(request);
    if (fault === 'hang') return;
    if (fault === 'drop') return void incoming.socket.destroy();
    send(outgoing, fault === 'after' ? BROKEN : result);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    faults,
    count: (on: string) => seen.filter(({ method, path }) => `${method} ${path}`.startsWith(on)).length,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const BROKEN: FakeAnswer = { status: 500, body: { error: { type: 'api_error', message: 'broken' }, name: 'INTERNAL' } };

async function read(incoming: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const url = new URL(incoming.url ?? '/', 'http://fake');
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]);
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function send(outgoing: ServerResponse, { status, body, headers = {} }: FakeAnswer): void {
  const isPage = typeof body === 'string';
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json';
  outgoing.writeHead(status, { 'content-type': type, ...headers });
  outgoing.end(isPage ? body : JSON.stringify(body));
}

/** A provider's own page: one button for everything that can become of a payment. */
export function choicePage(title: string, choices: Readonly<Record<string, string>>): FakeAnswer {
  const buttons = Object.entries(choices).map(([name, path]) => `<p><a href="${path}" role="button">${name}</a></p>`);
  const body = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${buttons.join('')}</html>`;
  return { status: 200, body };
}

export const goTo = (location: string): FakeAnswer => ({ status: 303, body: {}, headers: { location } });

/** An event as it travels: the very text, and the headers that prove it. */
export type SentEvent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
