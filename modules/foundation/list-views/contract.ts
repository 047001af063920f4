import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { line, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** Path of a list in the back-office, with the list's name behind `:` where a page has several. */
const ListName = line(120, 1).check(z.regex(/^\/[\w/:.-]*$/, 'field.characters'));

const ColumnKeys = z.array(line(60, 1)).check(z.maxLength(60));

/** Keys of columns; unknown ones are stored and ignored. A column in neither `shown` nor `hidden` is shown where it fits. */
export const ListColumns = z.object({ order: ColumnKeys, shown: ColumnKeys, hidden: ColumnKeys });
export type ListColumns = z.infer<typeof ListColumns>;

const ViewData = z.object({
  name: line(60, 1),
  /** Search, filters and order as the list has them in its address. */
  query: line(2000),
  columns: ListColumns,
  isCompact: z.boolean(),
  isShared: z.boolean(),
});
export type ViewData = z.infer<typeof ViewData>;

export const ListView = z.extend(ViewData, {
  id: z.uuid(),
  isOwn: z.boolean(),
  mayEdit: z.boolean(),
  /** Empty if the author's account is deleted. */
  author: z.string(),
});
export type ListView = z.infer<typeof ListView>;

/** Own views of a person in one list. */
export const MOST_VIEWS = 30;

export const listViewCapabilities = {
  'list-views.manage': { roles: ['administrator'] },
} as const satisfies CapabilityCatalog;

export const listViewProblems = {
  'list_view.unknown': 404,
  'list_view.not_yours': 403,
  'list_view.name_taken': 409,
  'list_view.too_many': 409,
} as const satisfies ProblemCatalog;
export type ListViewProblem = keyof typeof listViewProblems;

export const listViewApi = {
  show: ask({
    method: 'GET',
    path: '/private/list-views',
    access: 'staff',
    summary: 'How one sees a list: one’s columns, and the views that are one’s own or shared.',
    input: z.object({ list: ListName }),
    output: z.object({ columns: z.nullable(ListColumns), views: z.array(ListView) }),
  }),
  saveColumns: change({
    method: 'PUT',
    path: '/private/list-views/columns',
    access: 'staff',
    repeats: 'same',
    summary: 'One’s own columns of a list; null brings the usual ones back.',
    input: z.object({ list: ListName, columns: z.nullable(ListColumns) }),
    output: Nothing,
  }),
  add: change({
    method: 'POST',
    path: '/private/list-views',
    access: 'staff',
    repeats: 'key',
    summary: 'Saves a view of a list under a name.',
    input: z.extend(ViewData, { list: ListName }),
    output: ListView,
  }),
  edit: change({
    method: 'PUT',
    path: '/private/list-views/:viewId',
    access: 'staff',
    repeats: 'same',
    summary: 'Replaces a view; that of somebody else only with list-views.manage.',
    input: z.extend(ViewData, { viewId: z.uuid() }),
    output: ListView,
  }),
  remove: change({
    method: 'DELETE',
    path: '/private/list-views/:viewId',
    access: 'staff',
    repeats: 'same',
    summary: 'Deletes a view; that of somebody else only with list-views.manage.',
    input: z.object({ viewId: z.uuid() }),
    output: Nothing,
  }),
};
