import type { Page } from '@fachwerk/site/page';

export const pages: readonly Page[] = [];
