import type { UseCase } from '@fachwerk/server/module';
import type { inquiryApi } from '../contract.ts';
import { listInquiries } from './inquiry-store.ts';

const PAGE_SIZE = 50;

/** One row more tells whether it goes on. */
export const showInquiries: UseCase<typeof inquiryApi.list> = async (ctx, { filter }) => {
  const rows = await listInquiries(ctx, filter, PAGE_SIZE + 1);
  const inquiries = rows.slice(0, PAGE_SIZE);
  return { inquiries, next: rows.length > PAGE_SIZE ? inquiries.at(-1)!.id : null };
};
