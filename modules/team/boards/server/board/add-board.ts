import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type boardApi, boardProblems } from '../../contract.ts';
import { columnsOf } from '../../rules/board-template.ts';
import { MOST_BOARDS } from '../../rules/card.ts';
import { insertColumns } from '../column/column-store.ts';
import { countBoards, findBoard, insertBoard, notifyBoard } from './board-store.ts';

const problem = problemsOf(boardProblems);

/** A private board is visible to its owner only, so nobody can create one for another user. */
export const addBoard: UseCase<typeof boardApi.add> = async (ctx, { user, name, template = 'simple' }) => {
  if (user !== null && user !== ctx.caller.userId) throw problem('card.person_unknown');
  if ((await countBoards(ctx)) >= MOST_BOARDS) throw problem('board.too_many');
  const id = ctx.newId();
  await insertBoard(ctx, { id, name, user });
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const columns = columnsOf(template).map(({ key, isDone }) => ({ name: t(key), isDone }));
  await insertColumns(ctx, id, columns);
  await audit(ctx, {
    subjectKind: 'board',
    subjectId: id,
    action: 'board.added',
    after: { name },
    address: ctx.request.address,
  });
  await notifyBoard(ctx, { id, revision: 1 });
  return findBoard(ctx, id);
};
