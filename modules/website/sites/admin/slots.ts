import { slot } from '@fachwerk/react/slot';
import type { SiteData } from '../contract.ts';

type Previewed = Pick<
  SiteData,
  'name' | 'template' | 'accent' | 'fonts' | 'header' | 'spacing' | 'corners' | 'languages' | 'defaultLanguage'
>;

/** Beside the settings: the site as it would look with them, before they are saved. */
export const sitePreviewSlot = slot<{ readonly site: Previewed & { readonly logo: string | null } }>('sites.preview');
