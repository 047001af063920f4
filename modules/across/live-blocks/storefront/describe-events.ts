import type { ShownBlock } from '@fachwerk/pages/contract-shown';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import type { PageDescription } from '@fachwerk/site/site-app-parts';
import { eventsBlock } from '../blocks/events/events-block.ts';
import { liveBlockApi } from '../contract.ts';
import type { EventsData } from '../rules/live-data.ts';
import { structuredEvent } from '../rules/structured-event.ts';

type Events = BlockOf<typeof eventsBlock, EventsData | null>;

/** Every event of the page that has a day. */
export const describeEvents: PageDescription = {
  describe: async (ctx, page, { url }) => {
    const { blocks } = (page ?? {}) as { readonly blocks?: readonly ShownBlock[] };
    const entries = (Array.isArray(blocks) ? blocks : [])
      .filter(({ kind }) => kind === eventsBlock.kind)
      .map((block) => block as unknown as Events)
      .flatMap(({ content, data }) => (data?.coming ?? []).flatMap((at) => content.entries[at] ?? []))
      .flatMap(({ from, ...entry }) => (from && entry.title ? [{ ...entry, from }] : []));
    if (entries.length === 0) return [];
    const business = await ctx.ask(liveBlockApi.business, {});
    return entries.map((entry) => structuredEvent(entry, business, url));
  },
};
