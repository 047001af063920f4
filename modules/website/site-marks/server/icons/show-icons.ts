import { fileAddress } from '@fachwerk/server/files';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { siteHead } from '@fachwerk/sites/facade';
import type { siteMarkApi } from '../../contract.ts';
import { findIcons } from './icon-store.ts';
import { makeIcons } from './make-icons.job.ts';

/** Where the logo is another one than they were made from, they are made anew beside. */
export const showIcons: UseCase<typeof siteMarkApi.icons> = async (ctx) => {
  const [{ logo, companyId }, icons] = await Promise.all([siteHead(ctx), findIcons(ctx)]);
  if (!logo) return { icons: null };
  if (icons?.logo === logo) {
    const [small, touch, large, huge] = [icons.small, icons.touch, icons.large, icons.huge].map(fileAddress);
    return { icons: { small: small!, touch: touch!, large: large!, huge: huge! } };
  }
  if (companyId === ctx.companyId) await addJob(ctx, makeIcons, { companyId }, { key: `site-icons:${companyId}` });
  return { icons: null };
};
