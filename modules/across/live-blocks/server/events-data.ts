import type { BlockData } from '@fachwerk/pages/facade-blocks';
import { comingEvents } from '../rules/coming-events.ts';
import type { EventsData } from '../rules/live-data.ts';

type Entries = Parameters<typeof comingEvents>[0];

/** What is over hides itself. */
export const eventsData: BlockData = async (ctx, { content }): Promise<EventsData> => ({
  coming: comingEvents(content.entries as Entries, ctx.now),
});
