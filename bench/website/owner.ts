import { setTimeout as sleep } from 'node:timers/promises';
import { requestFor } from '../../kit/base/call-request.ts';
import type { Endpoint, Input, Output } from '../../kit/base/contract.ts';
import { newId } from '../../kit/server/app/ids.ts';
import { sql } from '../../kit/server/db/sql.ts';
import { siteTemplateApi, TEMPLATE_KEYS, type TemplateKey } from '../../modules/across/site-templates/contract.ts';
import { pageApi, type WebPage } from '../../modules/website/pages/contract.ts';
import type { Block, PageContent } from '../../modules/website/pages/contract-content.ts';
import { anywhere } from '../load.ts';
import type { World } from '../world.ts';

const PASSWORD = 'Fachwerk-Bench-1';
const ACCOUNTS = { merchant: 'chefin@trattoria-bella.example', franchisor: 'admin@zeitlagercity.example' } as const;
const HOSTS = { merchant: 'trattoria.localhost', franchisor: 'zeitlager.localhost' } as const;

/** Somebody who makes the site of a demo company. */
export type Owner = {
  /** As the browser of somebody who is signed in keeps it. */
  readonly session: { readonly accessToken: string; readonly user: object };
  /** Of the site, with its port: browsers lead every name below .localhost to this machine. */
  readonly host: string;
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>>;
};

export async function ownerOf({ product }: World, who: keyof typeof ACCOUNTS): Promise<Owner> {
  const signIn = async () => {
    const signedIn = await fetch(`${product.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': anywhere() },
      body: JSON.stringify({ email: ACCOUNTS[who], password: PASSWORD }),
    });
    return (await signedIn.json()) as Owner['session'];
  };
  let session = await signIn();
  const send = <E extends Endpoint>(endpoint: E, input: Input<E>) => {
    const token = { 'x-access-token': session.accessToken };
    const { url, init } = requestFor(endpoint, input as Record<string, unknown>, token);
    return fetch(product.url + url, init);
  };
  return {
    session,
    host: `${HOSTS[who]}:${new URL(product.url).port}`,
    call: async (endpoint, input) => {
      let reply = await send(endpoint, input);
      // Looking at every template takes longer than a session lasts without being renewed.
      if (reply.status === 401) {
        session = await signIn();
        reply = await send(endpoint, input);
      }
      const body = (await reply.json()) as never;
      if (!reply.ok) throw new Error(`${endpoint.path} answered ${reply.status}: ${JSON.stringify(body)}`);
      return body;
    },
  };
}

/** What the demo still draws in the background would empty kept pages while they are measured. */
export async function jobsDone({ db }: World): Promise<void> {
  const due = sql`select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1`;
  while (await db.first(due)) await sleep(500);
}

/** The first page of a template, with a draft as it comes. */
export async function templateStart(
  owner: Owner,
  template: TemplateKey,
): Promise<{ start: WebPage; all: readonly WebPage[] }> {
  const { pages: all } = await owner.call(siteTemplateApi.apply, { template });
  return { start: all[0]!, all };
}

export async function removePages(owner: Owner, pages: readonly WebPage[]): Promise<void> {
  for (const { id: pageId } of pages) await owner.call(pageApi.remove, { pageId });
}

/** What people really write, of all templates in turn, each block with an id of its own. */
export async function manyBlocks(owner: Owner, count: number): Promise<Block[]> {
  const known: Block[] = [];
  for (const key of TEMPLATE_KEYS) {
    const { all } = await templateStart(owner, key);
    for (const { id: pageId } of all) known.push(...(await owner.call(pageApi.open, { pageId })).content.blocks);
    await removePages(owner, all);
  }
  return Array.from({ length: count }, (_, n) => ({ ...known[n % known.length]!, id: newId() }));
}

/** A page with this draft. */
export async function newPage(owner: Owner, title: string, blocks: readonly Block[]): Promise<WebPage> {
  const page = await owner.call(pageApi.create, { title, parentId: null, copyOf: null });
  return owner.call(pageApi.saveDraft, { pageId: page.id, version: page.version, content: contentOf(title, blocks) });
}

export function contentOf(title: string, blocks: readonly Block[]): PageContent {
  const words = { tabText: {}, description: { de: 'Für die Messung' }, keywords: {} };
  return { title: { de: title }, ...words, layout: 'standard', shareMediaId: null, blocks: [...blocks] };
}

export function publish(owner: Owner, { id: pageId, version }: WebPage): Promise<WebPage> {
  return owner.call(pageApi.publish, { pageId, version, note: '', evenHalfTranslated: true });
}
