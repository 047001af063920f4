import { mailServerHost } from '@fachwerk/mail-senders/facade';
import { stockSources } from '@fachwerk/media/facade';
import { type PublishedBlock, publishedBlocks } from '@fachwerk/pages/facade-publish';
import { videoOf } from '@fachwerk/pages/rules/video';
import { accountOverview } from '@fachwerk/payments/facade-account';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { siteHead } from '@fachwerk/sites/facade';

/** Whom and what a site uses because of how it is set up, by the names people know them by. */
export type SiteUses = {
  readonly providers: readonly ('stripe' | 'paypal')[];
  readonly tileHosts: readonly string[];
  readonly videoHosts: readonly ('YouTube' | 'Vimeo')[];
  /** Kinds of blocks that visitors see on its pages. */
  readonly blockKinds: readonly string[];
  readonly hasWhatsapp: boolean;
  /** Visitors write from its pages. */
  readonly hasChat: boolean;
  /** Of a mail server of its own. */
  readonly mailHost: string | null;
  /** Where photos of the gallery were taken from. */
  readonly stockHosts: readonly string[];
};

/** `known`: for whoever has read the pages already. */
export async function usesOfSite(ctx: CompanyCtx, known?: readonly PublishedBlock[]): Promise<SiteUses> {
  const [{ accounts }, head, blocks, mailHost, stock] = await Promise.all([
    accountOverview(ctx),
    siteHead(ctx),
    known ?? publishedBlocks(ctx),
    mailServerHost(ctx),
    stockSources(ctx),
  ]);
  const videos = blocks.filter(({ kind }) => kind === 'video').map(({ content }) => videoOf(addressOf(content)));
  return {
    providers: accounts.map(({ provider }) => provider),
    tileHosts: head.map ? [knownName(head.map.tileUrl.replaceAll(/[{}]/g, ''))] : [],
    videoHosts: each(videos.flatMap((video) => (video ? [video.provider] : []))),
    blockKinds: each(blocks.map(({ kind }) => kind)),
    hasWhatsapp: head.contact.whatsapp !== '',
    hasChat: head.hasChat,
    mailHost: mailHost?.split('.').slice(-2).join('.') ?? null,
    stockHosts: each(stock.map(knownName)),
  };
}

const each = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

const addressOf = ({ address }: Readonly<Record<string, unknown>>) => (typeof address === 'string' ? address : null);

/** The part of a host that people know it by: `openstreetmap.org` of `tile.openstreetmap.org`. */
function knownName(address: string): string {
  return new URL(address).hostname.split('.').slice(-2).join('.');
}
