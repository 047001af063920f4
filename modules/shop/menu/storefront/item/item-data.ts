import type { Related, ShownItem } from '../../contract.ts';

export type ItemPage = { readonly item: ShownItem; readonly related: Related };
