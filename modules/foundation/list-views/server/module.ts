import { userRemoved } from '@fachwerk/auth/contract';
import { when } from '@fachwerk/server/events';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { listViewApi, listViewCapabilities, listViewProblems } from '../contract.ts';
import { addView } from './add-view.ts';
import { arrangeColumns } from './arrange-columns.ts';
import { editView } from './edit-view.ts';
import { removeView } from './remove-view.ts';
import { showViews } from './show-views.ts';
import { forgetAuthor } from './view-store.ts';

export const listViews: Module = {
  name: 'list-views',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: listViewCapabilities,
  problems: listViewProblems,
  listeners: [
    when(userRemoved, {
      name: 'forget-list-views',
      run: (ctx, { companyId, userId }) => forgetAuthor({ ...ctx, companyId }, userId),
    }),
  ],
  routes: [
    on(listViewApi.show, showViews),
    on(listViewApi.saveColumns, arrangeColumns),
    on(listViewApi.add, addView),
    on(listViewApi.edit, editView),
    on(listViewApi.remove, removeView),
  ],
};
