import { notify } from '@fachwerk/react/notice';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconEye,
  IconEyeOff,
  IconListDetails,
  IconPin,
  IconPinnedOff,
} from '@tabler/icons-react';
import { useRef } from 'react';
import type { MenuItem } from '../../menu.ts';
import {
  entriesOf,
  isHidden,
  isPinned,
  shownPins,
  withHidden,
  withoutPin,
  withPin,
  withPinAt,
  withShown,
} from '../../own-menu.ts';
import { useMenu } from '../allowed.ts';
import classes from '../navigation.module.css';
import { focusSoon, useOwnMenu, useWords } from './use-own-menu.ts';

const icon = { size: 18, stroke: 1.5 } as const;

type Props = { readonly item: MenuItem; readonly onArrange: () => void };

/** Pin, hide, move: what a person does with one entry of their menu. */
export function EntryActions({ item: { path, title }, onArrange }: Props) {
  const t = useWords();
  const [own, change] = useOwnMenu();
  const button = useRef<HTMLButtonElement>(null);
  const pins = shownPins(entriesOf(useMenu()), own);
  const at = pins.indexOf(path);
  const name = t(title);
  const atLink = `nav a[href="${path}"]`;
  const pinned = isPinned(own, path);
  const hidden = isHidden(own, path);
  const togglePin = () => {
    change((before) => (pinned ? withoutPin(before, path) : withPin(before, path)));
    focusSoon(atLink);
  };
  const move = (to: number) => {
    change((before) => withPinAt(before, pins, path, to) ?? before);
    focusSoon(atLink);
  };
  const hide = () => {
    const entry = button.current?.closest('li');
    const next = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('a')?.getAttribute('href');
    change((before) => withHidden(before, path));
    notify(t('menu.entry.hidden', { name }), {
      run: () => change((before) => (pinned ? withPin(before, path) : withShown(before, path))),
    });
    focusSoon(...(next ? [`nav a[href="${next}"]`] : []), '[data-hidden-entries] button');
  };
  const show = () => {
    change((before) => withShown(before, path));
    focusSoon(atLink);
  };
  return (
    <Menu position="bottom-end" width={220} returnFocus>
      <Menu.Target>
        <ActionIcon
          ref={button}
          className={classes.more ?? ''}
          variant="transparent"
          size={28}
          aria-label={t('menu.entry.actions', { name })}
        >
          <IconDots size={16} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={togglePin} leftSection={pinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}>
          {t(pinned ? 'menu.entry.unpin' : 'menu.entry.pin')}
        </Menu.Item>
        {at > 0 && (
          <Menu.Item onClick={() => move(at - 1)} leftSection={<IconArrowUp {...icon} />}>
            {t('menu.entry.up')}
          </Menu.Item>
        )}
        {at >= 0 && at < pins.length - 1 && (
          <Menu.Item onClick={() => move(at + 1)} leftSection={<IconArrowDown {...icon} />}>
            {t('menu.entry.down')}
          </Menu.Item>
        )}
        {hidden ? (
          <Menu.Item onClick={show} leftSection={<IconEye {...icon} />}>
            {t('menu.entry.show')}
          </Menu.Item>
        ) : (
          <Menu.Item onClick={hide} leftSection={<IconEyeOff {...icon} />}>
            {t('menu.entry.hide')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item onClick={onArrange} leftSection={<IconListDetails {...icon} />}>
          {t('menu.arrange')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
