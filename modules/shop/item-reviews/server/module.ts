import { itemRatings as ratingsInLists } from '@fachwerk/catalog/facade';
import { customerMerges } from '@fachwerk/customers/facade';
import { handoverSources } from '@fachwerk/handover/facade';
import { newestReviewsOf, ratingsOf } from '@fachwerk/menu/facade-hooks';
import { contribute, fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { reviewApi, reviewCapabilities, reviewProblems, reviewStream } from '../contract.ts';
import { reviewSiteApi } from '../contract-site.ts';
import { createDemoReviews } from './demo/create-demo-reviews.ts';
import { answerReview } from './desk/answer-review.ts';
import { changeSetting } from './desk/change-setting.ts';
import { publishReviews } from './desk/publish-reviews.ts';
import { readReview } from './desk/read-review.ts';
import { readSetting } from './desk/read-setting.ts';
import { rejectReview } from './desk/reject-review.ts';
import { showList } from './desk/show-list.ts';
import { showOverview } from './desk/show-overview.ts';
import { reviewHandover } from './handover.ts';
import { askBuyers, askBuyersOf } from './mail/ask-buyers.job.ts';
import { mergeReviews } from './merge-reviews.ts';
import { personalData } from './personal-data.ts';
import { endAsking } from './site/end-asking.ts';
import { itemRatings, newestReviews } from './site/item-ratings.ts';
import { removeOwnReview } from './site/remove-own-review.ts';
import { showAsking } from './site/show-asking.ts';
import { showOpen } from './site/show-open.ts';
import { showOwn } from './site/show-own.ts';
import { showReviews } from './site/show-reviews.ts';
import { writeReview } from './site/write-review.ts';

export const itemReviews: Module = {
  name: 'item-reviews',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: reviewCapabilities,
  problems: reviewProblems,
  streams: [reviewStream],
  hooks: [fill(ratingsOf, itemRatings), fill(newestReviewsOf, newestReviews), fill(ratingsInLists, itemRatings)],
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
    on(reviewApi.reply, answerReview),
    on(reviewApi.setting, readSetting),
    on(reviewApi.saveSetting, changeSetting),
  ],
  jobs: [askBuyers, askBuyersOf],
  personalData,
  demo: createDemoReviews,
};
