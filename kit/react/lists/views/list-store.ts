/** Keys of columns. A column in neither `shown` nor `hidden` is shown where it fits. */
export type ListColumns = {
  readonly order: readonly string[];
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
};

export const NO_COLUMNS: ListColumns = { order: [], shown: [], hidden: [] };

/** What a view is saved with. */
export type ViewData = {
  readonly name: string;
  readonly query: string;
  readonly columns: ListColumns;
  readonly isCompact: boolean;
  /** Visible to everybody in the company. */
  readonly isShared: boolean;
};

export type ListView = ViewData & {
  readonly id: string;
  readonly isOwn: boolean;
  readonly mayEdit: boolean;
  /** Empty if unknown. */
  readonly author: string;
};

export type StoredList = { readonly columns: ListColumns | null; readonly views: readonly ListView[] };

/** Where a person's columns and views of a list are stored. `list` is the path of the list. */
export type ListStore = {
  show(list: string): Promise<StoredList>;
  /** Null brings the usual columns back. */
  saveColumns(list: string, columns: ListColumns | null): Promise<unknown>;
  add(list: string, view: ViewData): Promise<ListView>;
  edit(list: string, id: string, view: ViewData): Promise<ListView>;
  remove(list: string, id: string): Promise<unknown>;
};

let find: (() => Promise<ListStore>) | undefined;

/** The app provides the store of the server, loaded with the first list; without it this browser stores. */
export function provideListStore(from: (() => Promise<ListStore>) | undefined): void {
  find = from;
}

export const providedStore = (): (() => Promise<ListStore>) | undefined => find;
