import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { siteProblems } from '../../contract.ts';
import type { legalApi } from '../../contract-legal.ts';
import { writtenLanguage } from '../../rules/legal-format.ts';
import { isOfParty } from '../../rules/legal-party.ts';
import { legalInForce } from './legal-in-force.ts';
import { legalOwner, partyOf } from './legal-owner.ts';
import { findLegal, listLegal } from './legal-store.ts';

const problem = problemsOf(siteProblems);

/** Past versions stay readable; planned ones are not shown. */
export const showLegal: UseCase<typeof legalApi.show> = async (ctx, { kind, version, partyId }) => {
  const owner = await legalOwner(ctx, isOfParty(kind) ? partyId : undefined);
  const rows = await listLegal(owner);
  const inForce = await legalInForce(owner, kind, rows);
  const isInForce = version === undefined || version === inForce.version;
  const shown = isInForce ? inForce : await findLegal(owner, kind, version);
  if (!shown || shown.validFrom > ctx.now) throw problem('legal.unknown');
  const past = rows.filter((row) => row.kind === kind && row.validFrom <= ctx.now && row.version !== inForce.version);
  const language = writtenLanguage(shown.text, ctx.language);
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
