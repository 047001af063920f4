import type { Endpoint, Output } from '@fachwerk/base/contract';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import * as z from 'zod/mini';
import { makeQueryClient } from '../calls/query-client.ts';
import { LeaveQuestion } from '../leaving/leave-question.tsx';
import { KitProvider } from '../look/provider.tsx';

/** A request of a screen to the fake server. */
export type Sent = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
};
type Answer = { readonly status: number; readonly body: unknown };
type Served = { readonly endpoint: Endpoint; readonly answer: (sent: Sent) => Answer };

/** An answer that is checked against its contract. */
export function answering<E extends Endpoint>(endpoint: E, answer: Output<E> | ((sent: Sent) => Output<E>)): Served {
  return {
    endpoint,
    answer: (sent) => {
      const body = typeof answer === 'function' ? (answer as (sent: Sent) => Output<E>)(sent) : answer;
      z.parse(endpoint.output, JSON.parse(JSON.stringify(body)));
      return { status: 200, body };
    },
  };
}

/** A refusal in the server's format. */
export function refusing(endpoint: Endpoint, status: number, code: string, error: string, more: object = {}): Served {
  return { endpoint, answer: () => ({ status, body: { code, error, requestId: 'test', ...more } }) };
}

/** Fakes the network only. A request without an answer fails the test; `sent` lists the requests. */
export function fakeWire(...given: Served[]) {
  const sent: Sent[] = [];
  let served = given;
  globalThis.fetch = async (url, init = {}) => {
    const address = new URL(String(url), 'http://localhost');
    const one: Sent = {
      method: init.method ?? 'GET',
      path: address.pathname.replace(/^\/api/, ''),
      query: address.searchParams,
      headers: new Headers(init.headers),
      body: init.body instanceof FormData ? init.body : init.body ? JSON.parse(String(init.body)) : undefined,
    };
    sent.push(one);
    const found = served.find(({ endpoint }) => endpoint.method === one.method && matches(endpoint.path, one.path));
    if (!found) throw new TypeError(`nobody answers ${one.method} ${one.path}`);
    const { status, body } = found.answer(one);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  globalThis.XMLHttpRequest = OverTheWire as unknown as typeof XMLHttpRequest;
  return {
    sent,
    /** Adds answers that take precedence over earlier ones. */
    now: (...next: Served[]) => {
      served = [...next, ...served];
    },
    calls: (endpoint: Endpoint) =>
      sent.filter((one) => one.method === endpoint.method && matches(endpoint.path, one.path)),
  };
}

/** Uploads with progress use the same fake network: half of it is sent, then the answer arrives. */
class OverTheWire {
  status = 0;
  responseText = '';
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  private asked: { url: string; method: string; headers: Record<string, string> } = {
    url: '',
    method: '',
    headers: {},
  };
  open(method: string, url: string) {
    this.asked = { url, method, headers: {} };
  }
  setRequestHeader(name: string, value: string) {
    this.asked.headers[name] = value;
  }
  abort() {
    this.onabort();
  }
  async send(body: BodyInit) {
    const { url, ...init } = this.asked;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    try {
      const reply = await fetch(url, { ...init, body });
      this.status = reply.status;
      this.responseText = await reply.text();
      this.onload();
    } catch {
      this.onerror();
    }
  }
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

/** Renders a screen at a URL with all providers. `path` is its pattern, `at` the URL. */
export function renderScreen(screen: ReactNode, { path = '*', at = '/' }: { path?: string; at?: string } = {}) {
  const routes = [{ path, element: screen }, ...(path === '*' ? [] : [{ path: '*', element: null }])];
  const router = createMemoryRouter([{ element: <LeaveQuestion />, children: routes }], { initialEntries: [at] });
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } });
  const result = render(
    <KitProvider client={client} isTest>
      <RouterProvider router={router} />
    </KitProvider>,
  );
  return { ...result, router, client };
}
