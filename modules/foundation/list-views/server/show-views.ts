import type { UseCase } from '@fachwerk/server/module';
import type { listViewApi } from '../contract.ts';
import { findColumns, listViews, seenBy, viewerOf } from './view-store.ts';

export const showViews: UseCase<typeof listViewApi.show> = async (ctx, { list }) => {
  const [columns, views] = await Promise.all([findColumns(ctx, list), listViews(ctx, list)]);
  const viewer = viewerOf(ctx);
  return { columns, views: views.map((view) => seenBy(viewer, view)) };
};
