import { customerMerges } from '@fachwerk/customers/facade';
import { handoverSources } from '@fachwerk/handover/facade';
import { newestReviewsOf, ratingsOf } from '@fachwerk/menu/facade-hooks';
import { contribute, fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { reviewApi, reviewCapabilities, reviewProblems, reviewStream } from '../contract.ts';
import { reviewSiteApi } from '../contract-site.ts';
import { createDemoReviews } from './demo/create-demo-reviews.ts';
import { changeSetting, readSetting } from './desk/change-setting.ts';
import { publishReviews } from './desk/publish-reviews.ts';
import { rejectReview } from './desk/reject-review.ts';
import { replyToReview } from './desk/reply-to-review.ts';
import { readReview, showList, showOverview } from './desk/show-list.ts';
import { reviewHandover } from './handover.ts';
import { askBuyers, askBuyersOf } from './mail/ask-buyers.job.ts';
import { mergeReviews } from './merge-reviews.ts';
import { personalData } from './personal-data.ts';
import { endAsking, showAsking } from './site/end-asking.ts';
import { itemRatings, newestReviews } from './site/item-ratings.ts';
import { removeOwnReview } from './site/remove-own-review.ts';
import { showOpen, showOwn } from './site/show-own.ts';
import { showReviews } from './site/show-reviews.ts';
import { writeReview } from './site/write-review.ts';

export const itemReviews: Module = {
  name: 'item-reviews',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: reviewCapabilities,
  problems: reviewProblems,
  streams: [reviewStream],
  hooks: [fill(ratingsOf, itemRatings), fill(newestReviewsOf, newestReviews)],
  contributions: [contribute(customerMerges, mergeReviews), contribute(handoverSources, reviewHandover)],
  routes: [
    on(reviewSiteApi.ofItem, showReviews),
    on(reviewSiteApi.open, showOpen),
    on(reviewSiteApi.own, showOwn),
    on(reviewSiteApi.write, writeReview),
    on(reviewSiteApi.remove, removeOwnReview),
    on(reviewSiteApi.asking, showAsking),
    on(reviewSiteApi.endAsking, endAsking),
    on(reviewApi.list, showList),
    on(reviewApi.overview, showOverview),
    on(reviewApi.find, readReview),
    on(reviewApi.publish, publishReviews),
    on(reviewApi.reject, rejectReview),
    on(reviewApi.reply, replyToReview),
    on(reviewApi.setting, readSetting),
    on(reviewApi.saveSetting, changeSetting),
  ],
  jobs: [askBuyers, askBuyersOf],
  personalData,
  demo: createDemoReviews,
};
