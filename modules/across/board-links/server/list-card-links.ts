import { findCard } from '@fachwerk/boards/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { CardLinks, linkApi } from '../contract.ts';
import { readStates } from './link-states.ts';
import { listLinks } from './link-store.ts';

export async function linksOf(ctx: Ctx, cardId: string): Promise<CardLinks> {
  const stored = await listLinks(ctx, cardId);
  const links = await readStates(ctx, stored);
  return { links, hidden: stored.length - links.length };
}

export const listCardLinks: UseCase<typeof linkApi.list> = async (ctx, { cardId }) => {
  await findCard(ctx, cardId);
  return linksOf(ctx, cardId);
};
