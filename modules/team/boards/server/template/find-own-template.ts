import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { type Template, templateProblems } from '../../contract-template.ts';
import { findBoard } from '../board/board-store.ts';
import { findTemplate, type StoredTemplate } from './template-store.ts';

const problem = problemsOf(templateProblems);

/** A template of a board visible to the caller; throws otherwise. */
export async function findOwnTemplate(ctx: Ctx, id: string): Promise<StoredTemplate> {
  const template = await findTemplate(ctx, id);
  if (!template) throw problem('card_template.unknown');
  await findBoard(ctx, template.boardId);
  return template;
}

export function shownTemplate({ boardUserId: _owner, ...template }: StoredTemplate): Template {
  return template;
}
