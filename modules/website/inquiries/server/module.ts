import { handoverSources } from '@fachwerk/handover/facade';
import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { inquiryApi, inquiryCapabilities, inquiryProblems, inquiryStream } from '../contract.ts';
import { inquirySiteApi } from '../contract-site.ts';
import { changeKeeping } from './change-keeping.ts';
import { deleteInquiry } from './delete-inquiry.ts';
import { createDemoInquiries } from './demo/create-demo-inquiries.ts';
import { inquiryHandover } from './handover.ts';
import { markInquiry } from './mark-inquiry.ts';
import { newsletterWishes } from './newsletter-wish.ts';
import { personalData } from './personal-data.ts';
import { readInquiry } from './read-inquiry.ts';
import { readKeeping } from './read-keeping.ts';
import { cleanUpInquiries } from './remove-old-inquiries.job.ts';
import { saveNote } from './save-note.ts';
import { sendInquiry } from './send-inquiry.ts';
import { showInquiries } from './show-inquiries.ts';
import { showOverview } from './show-overview.ts';

export const inquiries: Module = {
  name: 'inquiries',
  contributions: [contribute(handoverSources, inquiryHandover)],
  sql: new URL('../sql/', import.meta.url),
  capabilities: inquiryCapabilities,
  problems: inquiryProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [inquiryStream],
  declaredPoints: [newsletterWishes],
  routes: [
    on(inquirySiteApi.send, sendInquiry),
    on(inquiryApi.list, showInquiries),
    on(inquiryApi.overview, showOverview),
    on(inquiryApi.find, readInquiry),
    on(inquiryApi.mark, markInquiry),
    on(inquiryApi.saveNote, saveNote),
    on(inquiryApi.remove, deleteInquiry),
    on(inquiryApi.keeping, readKeeping),
    on(inquiryApi.saveKeeping, changeKeeping),
  ],
  jobs: [cleanUpInquiries],
  personalData,
  demo: createDemoInquiries,
};
