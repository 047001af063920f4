import { isUtf8 } from 'node:buffer';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { SiteVisit } from '@fachwerk/base/site-visit';
import type { FastifyRequest } from 'fastify';

const problem = problemsOf(appProblems);

const MOST_FIELDS = 200;

/** Form data as a browser sends it without JavaScript, or multipart as mail programs do (RFC 8058). A field may be repeated. */
export async function formOf({ body, headers }: FastifyRequest): Promise<SiteVisit['form']> {
  const contentType = headers['content-type'] ?? '';
  const pairsOf = READERS.get(contentType.split(';', 1)[0]!.trim().toLowerCase());
  if (!pairsOf) throw problem('input.content_type');
  if (!Buffer.isBuffer(body) || !isUtf8(body)) throw problem('input.unreadable');
  const fields = new Map<string, string[]>();
  const pairs = await pairsOf(body, contentType);
  if (pairs.length > MOST_FIELDS) throw problem('input.too_large');
  for (const [name, value] of pairs) fields.set(name, [...(fields.get(name) ?? []), value]);
  return Object.fromEntries(fields);
}

type Pairs = readonly (readonly [string, string])[];

const READERS: ReadonlyMap<string, (body: Buffer, contentType: string) => Promise<Pairs>> = new Map([
  ['application/x-www-form-urlencoded', async (body: Buffer) => [...new URLSearchParams(body.toString('utf8'))]],
  ['multipart/form-data', partsOf],
]);

/** Words alone: files go through the API. */
async function partsOf(body: Buffer, contentType: string): Promise<Pairs> {
  const parts = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw problem('input.unreadable');
    });
  return [...parts].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
}
