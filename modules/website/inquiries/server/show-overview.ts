import type { UseCase } from '@fachwerk/server/module';
import type { inquiryApi } from '../contract.ts';
import { countOpen, listPagesWithInquiries } from './inquiry-store.ts';

export const showOverview: UseCase<typeof inquiryApi.overview> = async (ctx) => {
  const [open, pages] = await Promise.all([countOpen(ctx), listPagesWithInquiries(ctx)]);
  return { open, pages: pages.sort((one, other) => one.title.localeCompare(other.title)) };
};
