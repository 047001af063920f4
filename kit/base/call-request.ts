import type { Endpoint } from './contract.ts';

const BASE = '/api';

type Given = Readonly<Record<string, unknown>>;

/** How an input travels: what the path names goes there, the rest into the query, a JSON body or a form. */
export function requestFor(
  endpoint: Endpoint,
  input: Given,
  callerHeaders: Readonly<Record<string, string>>,
): { url: string; init: RequestInit } {
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]!));
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(input[key])));
  const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !inPath.has(key)));
  const headers: Record<string, string> = { accept: 'application/json', ...callerHeaders };
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin' };
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { url: BASE + path + queryOf(rest), init };
  if (endpoint.body === 'multipart') return { url: BASE + path, init: { ...init, body: formOf(rest) } };
  headers['content-type'] = 'application/json';
  return { url: BASE + path, init: { ...init, body: JSON.stringify(rest) } };
}

function queryOf(input: Given): string {
  const query = new URLSearchParams();
  for (const [key, value] of given(input)) query.set(key, asText(value));
  const text = query.toString();
  return text && `?${text}`;
}

function formOf(input: Given): FormData {
  const form = new FormData();
  for (const [key, value] of given(input)) {
    if (value instanceof Blob) form.set(key, value);
    else form.set(key, asText(value));
  }
  return form;
}

/** Null fields are dropped (spec §5). */
function given(input: Given): [string, unknown][] {
  return Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
}

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
