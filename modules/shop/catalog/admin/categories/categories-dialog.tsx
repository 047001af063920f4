import { useAsk } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { useHashDialog } from '@fachwerk/react/hash-dialog';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useState } from 'react';
import { type Category, categoryApi } from '../../contract-category.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryRows } from './category-rows.tsx';

export const CATEGORIES_HASH = '#categories';

/** The categories of the shop in their order, and one of them to write in. */
export function CategoriesDialog() {
  const t = useText(adminDe);
  const { isOpen, close } = useHashDialog(CATEGORIES_HASH);
  const asked = useAsk(categoryApi.list, {}, { isEnabled: isOpen });
  const [open, setOpen] = useState<Category | 'new' | null>(null);
  const categories = asked.data?.categories;
  const leave = () => {
    setOpen(null);
    close();
  };
  const title =
    open === null
      ? t('categories.title')
      : open === 'new'
        ? t('categories.new')
        : t('categories.edit', { name: open.name.de });
  return (
    <Dialog isOpen={isOpen} onClose={leave} size={560} title={title}>
      {asked.isError && !categories && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={5} />}
      {categories && open === null && <CategoryRows categories={categories} onOpen={setOpen} />}
      {categories && open !== null && (
        <CategoryForm category={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </Dialog>
  );
}
