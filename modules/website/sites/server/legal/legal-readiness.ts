import { findCompany } from '@fachwerk/companies/facade';
import { type LegalField, missingLegalData } from '@fachwerk/companies/rules/legal-data';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { LegalKind } from '../../contract-legal.ts';
import { isOfParty } from '../../rules/legal-party.ts';
import { atSite } from '../site-place.ts';
import { legalInForce, legalOfNetwork } from './legal-in-force.ts';
import { listLegal } from './legal-store.ts';

export type LegalReadiness = {
  /** Company fields that the imprint lacks. */
  readonly missing: readonly LegalField[];
  /** Texts that are still unreviewed templates. */
  readonly unchecked: readonly LegalKind[];
  /** German texts in force. */
  readonly words: Readonly<Record<LegalKind, string>>;
};

/** Completeness of the texts by which this company sells: its own, and those of its site. */
export async function legalReadiness(ctx: CompanyCtx): Promise<LegalReadiness> {
  const { ctx: site } = await atSite(ctx);
  const [company, own, ofSite] = await Promise.all([findCompany(ctx), listLegal(ctx), listLegal(site)]);
  const texts = await Promise.all(
    LegalKind.options.map(async (kind) => {
      const isOwn = isOfParty(kind);
      const { isTemplate, text } = await legalInForce(isOwn ? ctx : site, kind, isOwn ? own : ofSite);
      return { kind, isUnchecked: isTemplate && !(await legalOfNetwork(ctx, kind)), german: text.de ?? '' };
    }),
  );
  return {
    missing: company ? missingLegalData(company) : [],
    unchecked: texts.filter(({ isUnchecked }) => isUnchecked).map(({ kind }) => kind),
    words: Object.fromEntries(texts.map(({ kind, german }) => [kind, german])) as LegalReadiness['words'],
  };
}
