import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type Template, type TemplateInput, type templateApi, templateProblems } from '../../contract-template.ts';
import { MOST_TEMPLATES, nextAfter, whyNotRhythm } from '../../rules/rhythm.ts';
import { findBoard } from '../board/board-store.ts';
import { findOwnTemplate } from './find-own-template.ts';
import { choicesOf } from './template-choices.ts';
import { listTemplates, type StoredTemplate, writeTemplate } from './template-store.ts';

const problem = problemsOf(templateProblems);

export const saveTemplate: UseCase<typeof templateApi.save> = async (ctx, { template }) => {
  await findBoard(ctx, template.boardId);
  const before = template.id ? await findOwnTemplate(ctx, template.id) : undefined;
  if (before && before.boardId !== template.boardId) throw problem('card_template.unknown');
  return written(ctx, template, before);
};

/** A schedule starts now: runs before it are not made up. */
export async function written(ctx: Ctx, given: TemplateInput, before?: StoredTemplate): Promise<Template> {
  const { boardId, rhythm } = given;
  const refusal = whyNotRhythm(rhythm);
  if (refusal) throw problem(refusal);
  if (!before && (await listTemplates(ctx, boardId)).length >= MOST_TEMPLATES) throw problem('card_template.too_many');
  const { columns } = await choicesOf(ctx, boardId);
  const template = {
    ...given,
    id: before?.id ?? ctx.newId(),
    columnId: columns.some(({ id }) => id === given.columnId) ? given.columnId : null,
    nextAt: rhythm && nextAfter(rhythm, ctx.now),
  };
  await writeTemplate(ctx, template);
  await audit(ctx, {
    subjectKind: 'board',
    subjectId: boardId,
    action: before ? 'board.template_changed' : 'board.template_added',
    before: before ? about(before) : null,
    after: about(template),
    address: ctx.request.address,
  });
  return template;
}

export const about = ({ title, rhythm }: Pick<Template, 'rhythm' | 'title'>) => ({ title, rhythm });
