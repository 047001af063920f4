import { Empty } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Paper } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { adminDe } from '../texts/admin.de.ts';

/** Shown when no module is visible; offers to customise the dashboard. */
export function EmptyOverview({ onCustomize }: { onCustomize: () => void }) {
  const t = useText(adminDe);
  return (
    <Paper withBorder>
      <Empty
        title={t('dashboard.empty.title')}
        text={t('dashboard.empty.text')}
        action={
          <Button leftSection={<IconLayoutGrid size={16} stroke={1.5} />} onClick={onCustomize}>
            {t('dashboard.customize')}
          </Button>
        }
      />
    </Paper>
  );
}
