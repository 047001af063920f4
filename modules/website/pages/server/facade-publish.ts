import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { PageHurdles } from '../contract.ts';

export { leftSamplesOf } from './blocks/left-samples.ts';
export { type PublishedBlock, publishedBlocks } from './version/version-store.ts';

/** Legal faults that prevent publishing the site; implemented by the module with the legal checks. */
export const legalFaults = hook<(ctx: CompanyCtx) => Promise<PageHurdles['faults']>>('pages.legal_faults');
