import { useChange } from '@fachwerk/react/call';
import { categoryApi } from '../../contract-category.ts';
import { newCategoryName, plainCategory } from '../../rules/plain-category.ts';

type Chosen = { readonly categoryId: string };

/** Makes the category that a form names anew; the form keeps its id, so that a second try makes no second one. */
export function useCategorySaved(set: (name: 'categoryId', id: string) => void) {
  const save = useChange(categoryApi.save, { isQuiet: true });
  return async <Values extends Chosen>(values: Values): Promise<Values> => {
    const name = newCategoryName(values.categoryId);
    if (name === null) return values;
    const { id } = await save.mutateAsync({ category: plainCategory(name) });
    set('categoryId', id);
    return { ...values, categoryId: id };
  };
}
