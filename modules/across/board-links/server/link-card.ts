import { problemsOf } from '@fachwerk/base/problem';
import { noteOnCard } from '@fachwerk/boards/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type linkApi, linkProblems } from '../contract.ts';
import { readStates } from './link-states.ts';
import { addLink, listLinks } from './link-store.ts';
import { linksOf } from './list-card-links.ts';

const problem = problemsOf(linkProblems);
const MOST_LINKS = 20;

/** Only what the caller sees can be linked. */
export const linkCard: UseCase<typeof linkApi.add> = async (ctx, { cardId, kind, id }) => {
  const [subject] = await readStates(ctx, [{ kind, id }]);
  if (!subject) throw problem('link.unknown');
  await noteOnCard(ctx, cardId, 'linked', { name: subject.name });
  if ((await listLinks(ctx, cardId)).length >= MOST_LINKS) throw problem('link.too_many');
  await addLink(ctx, cardId, { kind, id });
  return linksOf(ctx, cardId);
};
