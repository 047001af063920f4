import { companyByCode } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { addPin, listPinRows } from '../pin-store.ts';

const DEMO_PINS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  zeitlagercity: [
    ['Anleitung: Fach tauschen', 'Schritt für Schritt fragen, wie ein klemmendes Fach getauscht wird.'],
    ['Technik rufen', 'Eine Störung an die Technik melden.'],
    ['Reinigung bestellen', 'Eine Wand außer der Reihe reinigen lassen.'],
  ],
  'trattoria-bella': [
    ['Anleitung: Kassenabschluss', 'Fragen, wie der Tagesabschluss geht.'],
    ['Einkauf ergänzen', 'Sagen, was in der Küche ausgeht.'],
  ],
};

/** Leaves a company alone that has pins already. */
export async function createDemoPins(ctx: WorkCtx): Promise<void> {
  for (const [code, pins] of Object.entries(DEMO_PINS)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const inside: CompanyCtx = { ...ctx, companyId: company.id };
    if ((await listPinRows(inside)).length > 0) continue;
    for (const [name, description] of pins) await addPin(inside, { id: ctx.newId(), name, description });
  }
}
