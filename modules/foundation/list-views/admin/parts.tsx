import { call } from '@fachwerk/react/call';
import type { ListStore } from '@fachwerk/react/list-store';
import { type ListColumns, listViewApi } from '../contract.ts';

type Given = Parameters<ListStore['add']>[1];

/** The kit reads only; the contract's arrays can be written to. */
const columnsOf = ({ order, shown, hidden }: Given['columns']): ListColumns => ({
  order: [...order],
  shown: [...shown],
  hidden: [...hidden],
});
const viewOf = ({ name, query, columns, isCompact, isShared }: Given) => ({
  name,
  query,
  columns: columnsOf(columns),
  isCompact,
  isShared,
});

/** What the standard list of the back-office stores on the server. */
export const listStore: ListStore = {
  show: (list) => call(listViewApi.show, { list }),
  saveColumns: (list, columns) => call(listViewApi.saveColumns, { list, columns: columns && columnsOf(columns) }),
  add: (list, view) => call(listViewApi.add, { ...viewOf(view), list }),
  edit: (_list, viewId, view) => call(listViewApi.edit, { ...viewOf(view), viewId }),
  remove: (_list, viewId) => call(listViewApi.remove, { viewId }),
};
