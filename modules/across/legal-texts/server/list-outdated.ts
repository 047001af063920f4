import type { CompanyCtx } from '@fachwerk/server/ctx';
import { listLegal } from '@fachwerk/sites/facade';
import { newestOf } from '@fachwerk/sites/rules/legal-versions';
import type { MadeKind } from '../contract.ts';
import { changesSince } from '../rules/document.ts';
import { DOCUMENTS } from '../rules/documents.ts';
import { isByHand, listMade } from './document-store.ts';
import { factsOfText } from './facts-of-text.ts';
import { madeIn } from './made-text.ts';

/** Texts that were taken over and would say something else today; what somebody has written by hand since is theirs. */
export async function listOutdated(ctx: CompanyCtx): Promise<readonly MadeKind[]> {
  const made = await listMade(ctx);
  if (made.length === 0) return [];
  const rows = await listLegal(ctx);
  const documents = made.filter((each) => !isByHand(each, newestOf(rows, each.kind)));
  if (documents.length === 0) return [];
  const facts = await factsOfText(ctx);
  return documents
    .filter(({ kind, answers, made: before, madeOn }) => {
      const now = madeIn('de', DOCUMENTS[kind], { facts, answers }, madeOn!);
      return changesSince(before!, now).length > 0;
    })
    .map(({ kind }) => kind);
}
