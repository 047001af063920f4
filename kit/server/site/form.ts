import { isUtf8 } from 'node:buffer';
import { houseProblems, problemsOf } from '@fachwerk/base/problem';
import type { SiteVisit } from '@fachwerk/base/site-visit';
import type { FastifyRequest } from 'fastify';

const problem = problemsOf(houseProblems);

const MOST_FIELDS = 200;

/** What a form sent, as a browser sends it without JavaScript. A field may come several times. */
export function formOf({ body, headers }: FastifyRequest): SiteVisit['form'] {
  const [type] = (headers['content-type'] ?? '').split(';', 1);
  if (type?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') throw problem('input.content_type');
  if (!Buffer.isBuffer(body) || !isUtf8(body)) throw problem('input.unreadable');
  const fields = new Map<string, string[]>();
  const pairs = [...new URLSearchParams(body.toString('utf8'))];
  if (pairs.length > MOST_FIELDS) throw problem('input.too_large');
  for (const [name, value] of pairs) fields.set(name, [...(fields.get(name) ?? []), value]);
  return Object.fromEntries(fields);
}
