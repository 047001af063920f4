import { handoverSources } from '@fachwerk/handover/facade';
import { contribute } from '@fachwerk/server/hooks';
import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { accessRightApi, accessRightProblems } from '../contract.ts';
import { printEvidence } from './evidence/print-evidence.ts';
import { renewFeedKey } from './feed/renew-feed-key.ts';
import { showFeed } from './feed/show-feed.ts';
import { showFeedKey } from './feed/show-feed-key.ts';
import { rentalHandover } from './handover.ts';
import { listAccessRights } from './list/list-access-rights.ts';
import { showStats } from './list/show-stats.ts';

/** What staff see of rentals, and what outside systems read. */
export const accessRights: Module = {
  name: 'access-rights',
  contributions: [contribute(handoverSources, rentalHandover)],
  sql: new URL('../sql/access-rights/', import.meta.url),
  problems: accessRightProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  firstScreen: [
    askedFirst('rentals', accessRightApi.stats, showStats, () => ({})),
    askedFirst('overruns', accessRightApi.stats, showStats, () => ({})),
    askedFirst('overruns', accessRightApi.list, listAccessRights, () => ({
      filter: { phases: ['overrun' as const], order: 'first_ending' as const, limit: 3 },
    })),
  ],
  routes: [
    on(accessRightApi.list, listAccessRights),
    on(accessRightApi.stats, showStats),
    on(accessRightApi.evidence, printEvidence),
    on(accessRightApi.feed, showFeed),
    on(accessRightApi.feedKey, showFeedKey),
    on(accessRightApi.renewFeedKey, renewFeedKey),
  ],
};
