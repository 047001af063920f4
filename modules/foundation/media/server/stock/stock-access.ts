import { Problem, problemsOf } from '@fachwerk/base/problem';
import type { App, CompanyCtx } from '@fachwerk/server/ctx';
import { StockProvider, stockProblems } from '../../contract-stock.ts';
import { openverse } from './openverse.ts';
import { own } from './own-pictures.ts';
import { pexels } from './pexels.ts';
import type { AskProvider, Provider } from './stock-provider.ts';
import { unsplash } from './unsplash.ts';

const problem = problemsOf(stockProblems);

const PROVIDERS: Readonly<Record<StockProvider, Provider>> = { own, pexels, unsplash, openverse };

/** Undefined while it is switched off. Openverse needs no key: what is set only switches it on. */
const keyOf = ({ accounts }: App, name: StockProvider) =>
  name === 'own' ? 'own' : accounts?.mediaStock?.[name] || undefined;

export function switchedOn(app: App): StockProvider[] {
  return StockProvider.options.filter((name) => keyOf(app, name));
}

export type StockAccess = {
  readonly provider: Provider;
  readonly ask: AskProvider;
  readonly download: (url: string) => Promise<Uint8Array>;
};

/** The way to a provider: https, to its own hosts alone, redirects included. */
export function stockAccess(ctx: CompanyCtx, name: StockProvider): StockAccess {
  const key = keyOf(ctx.app, name);
  if (!key) throw problem('media_stock.off');
  const provider = PROVIDERS[name];
  const get = async (url: string, headers: Readonly<Record<string, string>>) => {
    if (!url.startsWith('https://')) throw problem('media_stock.unreachable');
    const allows = (host: string) => provider.hosts.includes(host);
    const answer = await ctx.app.outbound.get(url, { headers, allows }).catch(toProblem);
    if (answer.status === 404) throw problem('media_stock.unknown');
    if (answer.status !== 200) throw problem('media_stock.unreachable');
    return answer;
  };
  return {
    provider,
    ask: async (url) => readJson((await get(url, provider.headers(key))).body),
    // What holds the picture is not told the key.
    download: async (url) => (provider.read ? provider.read(url) : (await get(url, {})).bytes),
  };
}

/** What the provider says in another shape than it promised is as good as nothing. */
export async function understood<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Problem ? error : problem('media_stock.unreachable');
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw problem('media_stock.unreachable');
  }
}

function toProblem(error: unknown): never {
  throw error instanceof Problem ? problem('media_stock.unreachable') : error;
}
