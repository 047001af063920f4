import { FALLBACKS, type Language } from '@fachwerk/base/language';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { siteProblems } from '../../contract.ts';
import type { LegalWords, legalApi } from '../../contract-legal.ts';
import { isOfParty } from '../../rules/legal-party.ts';
import { legalInForce } from './legal-in-force.ts';
import { legalOwner, partyOf } from './legal-owner.ts';
import { findLegal, listLegal } from './legal-store.ts';

const problem = problemsOf(siteProblems);

/** Whoever once agreed to a version can read it for ever; what is planned is not shown yet. */
export const showLegal: UseCase<typeof legalApi.show> = async (ctx, { kind, version, partyId }) => {
  const owner = await legalOwner(ctx, isOfParty(kind) ? partyId : undefined);
  const rows = await listLegal(owner);
  const inForce = await legalInForce(owner, kind, rows);
  const isInForce = version === undefined || version === inForce.version;
  const shown = isInForce ? inForce : await findLegal(owner, kind, version);
  if (!shown || shown.validFrom > ctx.now) throw problem('legal.unknown');
  const past = rows.filter((row) => row.kind === kind && row.validFrom <= ctx.now && row.version !== inForce.version);
  const language = languageOf(shown.text, ctx.language);
  return {
    kind,
    otherParty: (await partyOf(ctx, owner.companyId)).otherParty,
    version: shown.version,
    validFrom: shown.validFrom,
    text: shown.text[language] ?? '',
    language,
    versions: [inForce, ...past].map(({ version: each, validFrom }) => ({ version: each, validFrom })),
    isInForce,
  };
};

/** The first language of the visitor's chain in which the text was written, else any. */
function languageOf(text: LegalWords, wanted: Language): Language {
  const written = Object.keys(text) as Language[];
  return [...FALLBACKS[wanted], ...written].find((language) => text[language]) ?? wanted;
}
