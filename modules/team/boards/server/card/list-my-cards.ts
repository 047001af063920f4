import { problemsOf } from '@fachwerk/base/problem';
import { listColleagues } from '@fachwerk/people/facade';
import type { UseCase } from '@fachwerk/server/module';
import { boardProblems } from '../../contract.ts';
import type { cardApi } from '../../contract-card.ts';
import { listCardsOf } from './card-store.ts';

const problem = problemsOf(boardProblems);

export const listMyCards: UseCase<typeof cardApi.mine> = async (ctx, { userId }) => {
  if (!userId) return { cards: await listCardsOf(ctx, ctx.caller.userId), personName: null };
  const person = (await listColleagues(ctx, 'boards.work')).find(({ id }) => id === userId);
  if (!person) throw problem('card.person_unknown');
  return { cards: await listCardsOf(ctx, userId), personName: person.name };
};
