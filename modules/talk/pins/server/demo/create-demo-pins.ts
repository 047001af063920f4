import { companyByCode } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import type { PinStart } from '../../contract.ts';
import { addPin, listPinRows } from '../pin/pin-store.ts';
import { type Targets, targetsOf } from '../pin/targets.ts';

type DemoPin = {
  readonly name: string;
  readonly description: string;
  /** Without: a question to colleagues. */
  readonly starts?: { readonly steps: string[] } | { readonly dialogue: string } | { readonly template: string };
};

const DEMO_PINS: Readonly<Record<string, readonly DemoPin[]>> = {
  zeitlagercity: [
    {
      name: 'Anleitung: Fach tauschen',
      description: 'Wenn ein Fach klemmt',
      starts: {
        steps: [
          'Fach sperren und Grund angeben',
          'Freies Fach gleicher Größe suchen',
          'Miete auf das neue Fach umziehen',
          'Kunden anrufen und die neue Fachnummer nennen',
          'Störung an die Technik melden',
        ],
      },
    },
    { name: 'Technik rufen', description: 'Störung an einer Wand melden', starts: { template: 'Störung beheben' } },
    {
      name: 'Hilfe am Fach',
      description: 'Das Gespräch des Assistenten ansehen',
      starts: { dialogue: 'Hilfe am Fach' },
    },
    { name: 'Reinigung bestellen', description: 'Wand außer der Reihe reinigen lassen' },
  ],
  'trattoria-bella': [
    {
      name: 'Anleitung: Kassenabschluss',
      description: 'Am Ende des Tages',
      starts: {
        steps: [
          'Offene Bestellungen abschließen',
          'Bargeld zählen',
          'Tagesabschluss drucken',
          'Geld in den Tresor legen',
        ],
      },
    },
    { name: 'Einkauf ergänzen', description: 'Fehlende Ware bestellen', starts: { template: 'Einkauf' } },
    { name: 'Kollegen fragen', description: 'Wer weiß Rat?' },
  ],
};

/** Leaves a company alone that has pins already. */
export async function createDemoPins(ctx: WorkCtx): Promise<void> {
  for (const [code, pins] of Object.entries(DEMO_PINS)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const inside: CompanyCtx = { ...ctx, companyId: company.id };
    if ((await listPinRows(inside)).length > 0) continue;
    const targets = await targetsOf(inside);
    for (const { name, description, starts } of pins)
      await addPin(inside, { id: ctx.newId(), name, description, starts: startOf(starts, targets) });
  }
}

/** What is not there is asked of colleagues. */
function startOf(starts: DemoPin['starts'], { dialogues, templates }: Targets): PinStart {
  if (starts && 'steps' in starts) return { kind: 'instruction', steps: starts.steps };
  const dialogue = starts && 'dialogue' in starts && dialogues.find(({ name }) => name === starts.dialogue);
  if (dialogue) return { kind: 'dialogue', dialogueId: dialogue.id };
  const template = starts && 'template' in starts && templates.find(({ name }) => name === starts.template);
  if (template) return { kind: 'card', templateId: template.id };
  return { kind: 'question' };
}
