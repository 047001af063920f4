import { useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconCategory } from '@tabler/icons-react';
import { categoryApi } from '../../contract-category.ts';
import { type Drafts, type Grid, unknownCategories, withCategories } from '../../rules/grid/grid.ts';
import { plainCategory } from '../../rules/plain-category.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { readonly grid: Grid; readonly drafts: Drafts; readonly onChange: (next: Drafts) => void };

/** Pasted from another till, rows name categories that are not there yet: made when somebody says so, never by a typing mistake. */
export function NewCategories({ grid, drafts, onChange }: Props) {
  const t = useText(adminDe);
  const save = useChange(categoryApi.save);
  const names = unknownCategories(grid, drafts);
  if (names.length === 0) return null;
  const add = async () => {
    // As soon as there are several, new rows have none by themselves.
    onChange(withCategories(grid, drafts));
    for (const name of names) await save.mutateAsync({ category: plainCategory(name) });
  };
  return (
    <Button
      variant="default"
      mt="sm"
      loading={save.isPending}
      leftSection={<IconCategory size={16} stroke={1.5} />}
      onClick={() => void add()}
    >
      {t('grid.add_categories', { names: names.join(', ') })}
    </Button>
  );
}
