import type { WaitingPage } from '@fachwerk/pages/contract-publish';
import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Anchor, Button, Checkbox, Paper, Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { HurdleList } from '../editor/hurdle-list.tsx';
import { pageLooks } from '../list/page-styles.ts';
import { ChangeList } from '../versions/change-list.tsx';
import { DrawnAlone, Sides } from '../versions/compare-version.tsx';
import classes from './publish-site.module.css';

type Props = {
  waiting: WaitingPage;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  isInGerman: boolean;
  onInGerman: (isInGerman: boolean) => void;
};

/** One page: what would change for visitors in words and, when asked for, side by side; and what stands in the way. */
export function WaitingCard({ waiting, isChosen, onChoose, isInGerman, onInGerman }: Props) {
  const t = useText(adminDe);
  const headId = useId();
  const [isLooking, look] = useState(false);
  const { page, before, after, hurdles } = waiting;
  const name = page.title || t('webpages.untitled');
  const Eye = isLooking ? IconEyeOff : IconEye;
  return (
    <Paper component="li" withBorder className={classes.card ?? ''} data-left-out={!isChosen || undefined}>
      <div className={classes.head}>
        <Checkbox
          size="md"
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          aria-label={t('sitepublish.choose', { name })}
        />
        <div className={classes.words}>
          <Text component="h2" fw={600} id={headId}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            /{page.slug} · {page.editedBy}, <Ago at={page.editedAt} />
          </Text>
        </div>
        <StateMark look={pageLooks[before ? 'changed' : 'draft']}>
          {t(before ? 'sitepublish.changed' : 'sitepublish.new')}
        </StateMark>
        <Button
          variant="default"
          size="xs"
          leftSection={<Eye size={16} stroke={1.5} />}
          aria-expanded={isLooking}
          onClick={() => look(!isLooking)}
        >
          {t(isLooking ? 'sitepublish.hide' : before ? 'sitepublish.compare' : 'sitepublish.look')}
        </Button>
        <Anchor component={Link} to={`/admin/website/pages/${page.id}`} size="sm">
          {t('webpages.edit')}
        </Anchor>
      </div>
      <div className={classes.body}>
        {isLooking ? (
          before ? (
            <Sides
              pageId={page.id}
              sides={[
                { title: t('sitepublish.before'), content: before, number: 0 },
                { title: t('sitepublish.after'), content: after, number: 1 },
              ]}
            />
          ) : (
            <DrawnAlone pageId={page.id} title={name} content={after} />
          )
        ) : before ? (
          <ChangeList before={before} after={after} none={t('editor.changes.none')} />
        ) : (
          <Text>{t('editor.publish.first', { count: after.blocks.length })}</Text>
        )}
        <HurdleList hurdles={{ ...hurdles, faults: [] }} blocks={after.blocks} page={name} />
        {hurdles.half.length > 0 && isChosen && (
          <Checkbox
            mt="sm"
            label={t('editor.publish.half')}
            checked={isInGerman}
            onChange={({ currentTarget }) => onInGerman(currentTarget.checked)}
          />
        )}
      </div>
    </Paper>
  );
}
