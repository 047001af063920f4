import { plainProse } from '@fachwerk/base/prose';
import { structuredAddress } from '@fachwerk/locations/rules/structured';
import type { ShownBlock } from '@fachwerk/pages/contract-shown';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import type { PageDescription } from '@fachwerk/site/site-app-parts';
import { eventsBlock } from '../blocks/events/events-block.ts';
import { type Business, liveBlockApi } from '../contract.ts';
import type { EventsData } from '../rules/live-data.ts';

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

type Event = {
  readonly title: string;
  readonly from: Date;
  readonly to: Date | null;
  readonly place: string;
  readonly text: string;
  readonly link: string | null;
};

/** As search engines list it. Where no place is said it is at the company's own address. */
function structuredEvent({ title, from, to, place, text, link }: Event, business: Business, url: URL): object {
  const address = structuredAddress(business.address);
  const description = plainProse(text);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: new Date(from).toISOString(),
    ...(to && { endDate: new Date(to).toISOString() }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place
      ? { '@type': 'Place', name: place, address: place }
      : { '@type': 'Place', name: business.name, ...(address && { address }) },
    ...(description && { description }),
    url: new URL(link && /^(?:\/|https:)/.test(link) ? link : url.pathname, url.origin).href,
    organizer: { '@type': 'Organization', name: business.name, url: `${url.origin}/` },
  };
}
