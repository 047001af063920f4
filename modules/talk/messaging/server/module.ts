import { customerMerges } from '@fachwerk/customers/facade';
import { newsletterWishes } from '@fachwerk/inquiries/facade';
import { mediaUses } from '@fachwerk/media/facade';
import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { messageApi, messageCapabilities, messageProblems, messageStream } from '../contract.ts';
import { messageLinkApi, signUpApi, subscriptionApi } from '../contract-site.ts';
import { createDemoMessages } from './demo/create-demo-messages.ts';
import { mergeRecipients } from './merge-recipients.ts';
import { cancelMessage } from './message/cancel-message.ts';
import { followLink } from './message/follow-link.ts';
import { listMessagePictures } from './message/list-message-pictures.ts';
import { previewMessage } from './message/preview-message.ts';
import { readMessage } from './message/read-message.ts';
import { sendMessage } from './message/send-message.ts';
import { showMessages } from './message/show-messages.ts';
import { testMessage } from './message/test-message.ts';
import { personalData } from './personal-data.ts';
import { listQueries } from './query/list-queries.ts';
import { removeQuery } from './query/remove-query.ts';
import { saveQuery } from './query/save-query.ts';
import { countRecipients } from './recipient/count-recipients.ts';
import { resumeMessages } from './sending/resume-messages.job.ts';
import { saveQuietHours } from './sending/save-quiet-hours.ts';
import { sendBatch } from './sending/send-batch.job.ts';
import { showQuietHours } from './sending/show-quiet-hours.ts';
import { endSubscription } from './subscription/end-subscription.ts';
import { showSubscription } from './subscription/show-subscription.ts';
import { signUp } from './subscription/sign-up.ts';
import { takeWish } from './subscription/take-wish.ts';

export const messaging: Module = {
  name: 'messaging',
  sql: new URL('../sql/', import.meta.url),
  capabilities: messageCapabilities,
  problems: messageProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [messageStream],
  contributions: [
    contribute(customerMerges, mergeRecipients),
    contribute(mediaUses, listMessagePictures),
    contribute(newsletterWishes, takeWish),
  ],
  routes: [
    on(messageApi.send, sendMessage),
    on(messageApi.preview, previewMessage),
    on(messageApi.count, countRecipients),
    on(messageApi.test, testMessage),
    on(messageApi.cancel, cancelMessage),
    on(messageApi.list, showMessages),
    on(messageApi.find, readMessage),
    on(messageApi.queries, listQueries),
    on(messageApi.saveQuery, saveQuery),
    on(messageApi.removeQuery, removeQuery),
    on(messageApi.quietHours, showQuietHours),
    on(messageApi.saveQuietHours, saveQuietHours),
    on(subscriptionApi.show, showSubscription),
    on(subscriptionApi.end, endSubscription),
    on(signUpApi.signUp, signUp),
    on(messageLinkApi.follow, followLink),
  ],
  jobs: [sendBatch, resumeMessages],
  personalData,
  demo: createDemoMessages,
};
