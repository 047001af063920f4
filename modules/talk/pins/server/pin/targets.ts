import { listSharedTemplates } from '@fachwerk/boards/facade-templates';
import { listStartable } from '@fachwerk/dialogues/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { PinStart, PinTarget } from '../../contract.ts';
import type { TargetState } from '../../rules/start.ts';

export type Target = PinTarget & { readonly boardId: string | null };
export type Targets = { readonly dialogues: readonly Target[]; readonly templates: readonly Target[] };

/** What pins of this company can start. */
export async function targetsOf(ctx: CompanyCtx): Promise<Targets> {
  const [dialogues, templates] = await Promise.all([listStartable(ctx), listSharedTemplates(ctx)]);
  return {
    dialogues: dialogues.map(({ id, name, isStartable }) => ({
      id,
      name,
      board: '',
      boardId: null,
      isReady: isStartable,
    })),
    templates: templates.map(({ id, title, boardId, boardName, isArchived }) => ({
      id,
      name: title,
      board: boardName,
      boardId,
      isReady: !isArchived,
    })),
  };
}

/** The dialogue or template a pin names; undefined where it names none, or it is gone. */
export function targetOf(starts: PinStart, { dialogues, templates }: Targets): Target | undefined {
  if (starts.kind === 'dialogue') return dialogues.find(({ id }) => id === starts.dialogueId);
  if (starts.kind === 'card') return templates.find(({ id }) => id === starts.templateId);
  return undefined;
}

export function targetState(starts: PinStart, targets: Targets): TargetState {
  if (starts.kind === 'question' || starts.kind === 'instruction') return 'ready';
  const target = targetOf(starts, targets);
  if (!target) return 'gone';
  if (target.isReady) return 'ready';
  return starts.kind === 'dialogue' ? 'unpublished' : 'archived';
}
