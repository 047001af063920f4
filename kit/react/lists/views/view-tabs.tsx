import { Button, Group, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../shell/texts.ts';
import { listsDe } from '../../texts/lists.de.ts';
import classes from '../list-page.module.css';
import type { ListView } from './list-store.ts';
import type { ListViewing } from './list-view.ts';

/** Saved views as tabs above the list; a dot marks the open one while it shows something else than it was saved with. */
export function ViewTabs<Row>({ viewing }: { viewing: ListViewing<Row> }) {
  const t = useText(listsDe);
  const { views, active, isAll, isChanged, open } = viewing;
  if (views.length === 0) return null;
  return (
    <Group component="nav" gap={4} mb="sm" className={classes.views ?? ''} aria-label={t('list.view.saved')}>
      <Tab isShown={isAll} onOpen={() => open(undefined)}>
        {t('list.view.all')}
      </Tab>
      {views.map((view) => (
        <Tab key={view.id} isShown={view === active} onOpen={() => open(view)} view={view}>
          {view.name}
          {view === active && isChanged && (
            <>
              <span className={classes.changed} aria-hidden />
              <VisuallyHidden>{t('list.view.changed')}</VisuallyHidden>
            </>
          )}
        </Tab>
      ))}
    </Group>
  );
}

type TabProps = { isShown: boolean; onOpen: () => void; view?: ListView; children: ReactNode };

function Tab({ isShown, onOpen, view, children }: TabProps) {
  const t = useText(listsDe);
  const about = view?.author ? t('list.view.shared_by', { name: view.author }) : t('list.view.shared_with_all');
  return (
    <Tooltip label={about} disabled={!view?.isShared}>
      <Button
        size="compact-md"
        flex="none"
        variant={isShown ? 'light' : 'subtle'}
        {...(!isShown && { color: 'gray' })}
        {...(view?.isShared && { leftSection: <IconUsers size={16} stroke={1.5} aria-hidden /> })}
        aria-current={isShown ? 'page' : undefined}
        onClick={onOpen}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
