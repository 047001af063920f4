import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';

/** Stands beside the list of items where a table has room; it opens with what the list shows. */
export function GridLink({ search }: { search: string }) {
  const t = useText(adminDe);
  return (
    <Button
      component={Link}
      to={`/admin/shop/table${search}`}
      variant="default"
      visibleFrom="md"
      leftSection={<IconTable size={16} stroke={1.5} aria-hidden />}
    >
      {t('grid.open')}
    </Button>
  );
}
