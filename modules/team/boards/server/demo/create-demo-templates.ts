import { companyByCode } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { listBoards } from '../board/board-store.ts';
import { listSharedTemplates, writeTemplate } from '../template/template-store.ts';

const DEMO_TEMPLATES: Readonly<Record<string, { readonly title: string; readonly checklist: string[] }>> = {
  zeitlagercity: {
    title: 'Störung beheben',
    checklist: ['Wand und Fach notieren', 'Technik anrufen', 'Fach freigeben'],
  },
  'trattoria-bella': { title: 'Einkauf', checklist: ['Lager ansehen', 'Bestellen', 'Lieferung prüfen'] },
};

/** One template on the first board of a company without any. */
export async function createDemoTemplates(ctx: WorkCtx): Promise<void> {
  for (const [code, { title, checklist }] of Object.entries(DEMO_TEMPLATES)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const inside: CompanyCtx = { ...ctx, companyId: company.id };
    const [board] = await listBoards(inside);
    if (!board || (await listSharedTemplates(inside)).length > 0) continue;
    await writeTemplate(inside, {
      id: ctx.newId(),
      boardId: board.id,
      columnId: null,
      title,
      card: { description: '', labels: [], assignees: [], checklist, values: [], dueDays: 1 },
      rhythm: null,
      nextAt: null,
    });
  }
}
