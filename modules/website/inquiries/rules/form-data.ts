/** What a page knows of a form beside its words. */
export type FormData = { readonly stamp: string };
