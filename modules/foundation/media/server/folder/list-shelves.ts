import type { UseCase } from '@fachwerk/server/module';
import type { mediaApi } from '../../contract.ts';
import { mostBytes, usedBytes } from '../asset/storage.ts';
import { listFolders, listTags } from './folder-store.ts';

const MOST_TAGS_SHOWN = 200;

export const listShelves: UseCase<typeof mediaApi.shelves> = async (ctx) => {
  const [folders, tags, used, most] = await Promise.all([
    listFolders(ctx),
    listTags(ctx, MOST_TAGS_SHOWN),
    usedBytes(ctx),
    mostBytes(ctx),
  ]);
  return { folders, tags, usedBytes: used, mostBytes: most };
};
