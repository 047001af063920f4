import { pageApi, type WebPage } from '@fachwerk/pages/contract';
import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { MenuAction } from '@fachwerk/react/menu-action';
import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime, useNow } from '@fachwerk/react/time';
import { ActionIcon, Anchor, Menu, Text } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconGripVertical,
  IconHome,
  IconIndentDecrease,
  IconIndentIncrease,
  IconLanguage,
  IconPlus,
  IconSettings,
  IconTrash,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { Move, Spot } from '../../rules/page-moves.ts';
import { pageState } from '../../rules/page-state.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './list.module.css';
import type { NewPage } from './new-page-dialog.tsx';
import { pageLooks } from './page-styles.ts';

type Props = {
  page: WebPage;
  spotFor: (move: Move) => Spot | null;
  onPlace: (spot: Spot | null) => void;
  onBegin: (begun: NewPage) => void;
  /** How many stand below it. */
  below: number;
};

const KEYS: Readonly<Record<string, Move>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

export function PageRow({ page, spotFor, onPlace, onBegin, below }: Props) {
  const t = useText(adminDe);
  const move = (event: KeyboardEvent) => {
    const step = event.altKey && KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    onPlace(spotFor(step));
  };
  const Mark = page.isStart ? IconHome : IconGripVertical;
  return (
    <>
      <Mark size={18} stroke={1.5} className={classes.grip ?? ''} aria-hidden />
      <div className={classes.words}>
        <Anchor
          component={Link}
          to={`/admin/website/pages/${page.id}`}
          className={classes.name ?? ''}
          data-row-link
          onKeyDown={move}
        >
          {page.title || t('webpages.untitled')}
        </Anchor>
        <Text size="sm" c="dimmed" truncate>
          /{page.slug}
          {page.isNotFound && ` · ${t('webpages.is_not_found')}`}
          {!page.isInNavigation && ` · ${t('webpages.not_in_navigation')}`}
        </Text>
      </div>
      <PageStateMark page={page} />
      <Missing page={page} />
      <Text size="sm" c="dimmed" component="div" className={classes.edited ?? ''}>
        <Ago at={page.editedAt} />
      </Text>
      <RowMenu page={page} spotFor={spotFor} onPlace={onPlace} onBegin={onBegin} below={below} />
    </>
  );
}

function PageStateMark({ page }: { page: WebPage }) {
  const t = useText(adminDe);
  const state = pageState(page, useNow());
  const at = state === 'later' ? page.visibleFrom : state === 'over' ? page.visibleUntil : null;
  return (
    <div className={classes.state}>
      <StateMark look={pageLooks[state]}>
        {at ? t(`webpages.state.${state}`, { at: formatDateTime(at) }) : t(`webpages.state.${state}`)}
      </StateMark>
    </div>
  );
}

/** Languages in which a visitor would read German in between. */
function Missing({ page: { untranslated } }: { page: WebPage }) {
  const t = useText(adminDe);
  if (untranslated.length === 0) return <span className={classes.missing} />;
  const names = untranslated.map((language) => t(`language.${language}`)).join(', ');
  return (
    <Text
      size="sm"
      c="dimmed"
      component="div"
      className={classes.missing ?? ''}
      title={t('webpages.missing', { names })}
    >
      <IconLanguage size={16} stroke={1.5} aria-hidden /> {t('webpages.missing', { names })}
    </Text>
  );
}

function RowMenu({ page, spotFor, onPlace, onBegin, below }: Props) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const remove = useChange(pageApi.remove, { failed: t('webpages.remove.failed') });
  const name = page.title || t('webpages.untitled');
  const ask = async () => {
    const consequences = [
      page.publishedAt ? t('webpages.remove.published', { address: `/${page.slug}` }) : t('webpages.remove.draft'),
      ...(below > 0 ? [t('webpages.remove.below', { count: below })] : []),
    ].join(' ');
    const question = { title: t('webpages.remove.title', { name }), text: consequences };
    if (await confirm({ ...question, confirm: t('webpages.remove.confirm'), isDanger: true })) {
      await remove.mutateAsync({ pageId: page.id }).catch(() => undefined);
    }
  };
  const step = (label: string, icon: typeof IconArrowUp, move: Move) => {
    const spot = spotFor(move);
    const whyNot = spot ? null : t(page.isStart ? 'webpages.move.start' : 'webpages.move.nowhere');
    return <MenuAction action={{ label, icon, run: () => onPlace(spot), whyNot }} />;
  };
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('webpages.actions', { name })}>
          <IconDots size={18} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuAction
          action={{
            label: t('webpages.settings'),
            icon: IconSettings,
            run: () => undefined,
            to: `/admin/website/pages/${page.id}/settings`,
          }}
        />
        <MenuAction
          action={{
            label: t('webpages.copy'),
            icon: IconCopy,
            run: () => onBegin({ copyOf: page, parentId: page.parentId }),
          }}
        />
        <MenuAction
          action={{
            label: t('webpages.add_below'),
            icon: IconPlus,
            run: () => onBegin({ copyOf: null, parentId: page.id }),
            whyNot: page.isStart ? t('webpages.move.start_below') : null,
          }}
        />
        <Menu.Divider />
        {step(t('webpages.move.up'), IconArrowUp, 'up')}
        {step(t('webpages.move.down'), IconArrowDown, 'down')}
        {step(t('webpages.move.in'), IconIndentIncrease, 'in')}
        {step(t('webpages.move.out'), IconIndentDecrease, 'out')}
        <Menu.Divider />
        <MenuAction
          action={{
            label: t('webpages.remove'),
            icon: IconTrash,
            isDanger: true,
            run: () => void ask(),
            whyNot: page.isStart ? t('webpages.move.start') : null,
          }}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
