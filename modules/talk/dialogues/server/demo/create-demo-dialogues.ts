import { companyByCode } from '@fachwerk/companies/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { addDialogue, addEdition, listDialogues } from '../dialogue/dialogue-store.ts';
import { DEMO_DIALOGUES } from './demo-dialogue.ts';

/** Leaves alone what is already there. */
export async function createDemoDialogues(ctx: WorkCtx): Promise<void> {
  for (const [code, content] of Object.entries(DEMO_DIALOGUES)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const scoped = { ...ctx, companyId: company.id };
    if ((await listDialogues(scoped)).length > 0) continue;
    await addEdition(scoped, await addDialogue(scoped, content), {
      shownFrom: null,
      shownUntil: null,
      isInternal: false,
    });
  }
}
