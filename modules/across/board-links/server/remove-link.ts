import { problemsOf } from '@fachwerk/base/problem';
import { noteOnCard } from '@fachwerk/boards/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type linkApi, linkProblems } from '../contract.ts';
import { readStates } from './link-states.ts';
import { removeLink as removeStored } from './link-store.ts';
import { linksOf } from './list-card-links.ts';

const problem = problemsOf(linkProblems);

export const removeLink: UseCase<typeof linkApi.remove> = async (ctx, { cardId, kind, id }) => {
  const [subject] = await readStates(ctx, [{ kind, id }]);
  await noteOnCard(ctx, cardId, 'unlinked', { name: subject?.name ?? '' });
  if ((await removeStored(ctx, cardId, { kind, id })) === 0) throw problem('link.unknown');
  return linksOf(ctx, cardId);
};
