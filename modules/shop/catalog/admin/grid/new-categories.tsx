import { useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconCategory } from '@tabler/icons-react';
import { categoryApi } from '../../contract-category.ts';
import { type Drafts, type Grid, unknownCategories } from '../../rules/grid/grid.ts';
import { adminDe } from '../../texts/admin.de.ts';

const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };

/** Pasted from another till, rows name categories that are not there yet: made when somebody says so, never by a typing mistake. */
export function NewCategories({ grid, drafts }: { grid: Grid; drafts: Drafts }) {
  const t = useText(adminDe);
  const save = useChange(categoryApi.save);
  const names = unknownCategories(grid, drafts);
  if (names.length === 0) return null;
  const add = async () => {
    for (const de of names) {
      const category = {
        name: { ...NONE, de },
        description: NONE,
        availability: [],
        sortRule: 'hand' as const,
        sortDir: 'asc' as const,
      };
      await save.mutateAsync({ category });
    }
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
