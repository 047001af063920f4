import type { Translate } from '@fachwerk/react/texts';
import type { Dictionary } from '@puckeditor/core';
import type { adminDe } from '../../texts/admin.de.ts';

/** What the library says by itself, in our words. */
export function puckWords(t: Translate<typeof adminDe>): Dictionary {
  return {
    'action-duplicate': t('puck.duplicate'),
    'action-delete': t('puck.delete'),
    'action-selectparent': t('puck.page'),
    'label-page': t('puck.page'),
    'label-component': t('puck.block'),
    'outline-empty': t('puck.outline.empty'),
    'outline-header-title': t('puck.outline'),
    'outline-item-duplicate': t('puck.duplicate'),
    'outline-item-delete': t('puck.delete'),
    'outline-item-collapse': t('puck.close'),
    'outline-item-expand': t('puck.open'),
    'outline-header-collapseall': t('puck.close'),
    'drawer-category-collapse': t('puck.category.close'),
    'drawer-category-expand': t('puck.category.open'),
    'drawer-category-other': t('puck.other'),
    'canvas-noconfig': t('puck.unknown'),
    'viewport-zoom-in': t('puck.zoom.in'),
    'viewport-zoom-out': t('puck.zoom.out'),
    'viewport-zoom-auto': t('puck.zoom.auto'),
    'viewport-toggle-menu': t('puck.widths'),
    'viewport-switch': t('puck.width'),
    'viewport-switch-default': t('puck.widths'),
    'plugin-blocks': t('puck.blocks'),
    'plugin-outline': t('puck.outline'),
    'plugin-fields': t('puck.fields'),
    'plugin-components': t('puck.blocks'),
    'layout-maximize': t('puck.larger'),
    'layout-minimize': t('puck.smaller'),
    'loader-loading': t('puck.loading'),
  };
}
