import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { LegalKind } from '@fachwerk/sites/contract-legal';

/** Texts that were made from what the site used then, and would be others today. Filled by the module that makes them. */
export const outdatedTexts = hook<(ctx: CompanyCtx) => Promise<readonly LegalKind[]>>('legal_checks.outdated_texts');
