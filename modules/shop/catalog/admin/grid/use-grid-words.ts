import { DEFAULT_LANGUAGE } from '@fachwerk/base/language';
import { useAsk } from '@fachwerk/react/call';
import { currentLanguage, useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { categoryApi } from '../../contract-category.ts';
import type { GridWords } from '../../rules/grid/grid-cells.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** What the table says in its cells, and in which language. */
export function useGridLabels(): GridWords {
  const t = useText(adminDe);
  const now = useNow();
  const { categories = [], usualVat } = useAsk(categoryApi.list, {}).data ?? {};
  return {
    language: currentLanguage() === 'en' ? 'en' : DEFAULT_LANGUAGE,
    vat: {
      standard: t('catalog.edit.vat.standard'),
      reduced: t('catalog.edit.vat.reduced'),
      meal: t('catalog.edit.vat.meal'),
      free: t('catalog.edit.vat.free'),
    },
    soldOut: {
      no: t('grid.sold_out.no'),
      tomorrow: t('grid.sold_out.tomorrow'),
      notice: t('grid.sold_out.notice'),
    },
    categories: categories.filter(({ isArchived }) => !isArchived).map(({ id, name }) => ({ id, name: name.de })),
    now,
    ...(usualVat && { usualVat }),
  };
}
