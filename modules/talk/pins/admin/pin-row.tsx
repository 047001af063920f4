import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { MenuAction } from '@fachwerk/react/menu-action';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Loader, Menu, UnstyledButton } from '@mantine/core';
import { IconDots, IconPencil, IconPlayerPlay, IconPlus, IconTrash } from '@tabler/icons-react';
import { type Pin, type PinProblem, pinApi } from '../contract.ts';
import { iconOf } from '../rules/pin-style.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './pins.module.css';

type Props = {
  readonly pin: Pin;
  readonly isStarting: boolean;
  readonly onStart: () => void;
  /** Null for whoever does not manage pins. */
  readonly onEdit: (() => void) | null;
};

export function PinRow({ pin, isStarting, onStart, onEdit }: Props) {
  const words = usePinLabels();
  const Icon = iconOf(pin) === 'play' ? IconPlayerPlay : IconPlus;
  const { name, description, whyNot } = pin;
  return (
    <li className={classes.pin}>
      <UnstyledButton
        className={classes.open}
        onClick={() => whyNot === null && onStart()}
        {...(whyNot && { 'data-disabled': true, 'aria-disabled': true })}
      >
        <span className={classes.icon}>
          {isStarting ? <Loader size={16} /> : <Icon size={18} stroke={1.5} aria-hidden />}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          {description && <span className={classes.quiet}>{description}</span>}
          <span className={classes.starts}>{words.starts(pin)}</span>
          {whyNot && <span className={classes.reason}>{words.whyNot(whyNot)}</span>}
        </span>
      </UnstyledButton>
      {onEdit && <PinMenu pin={pin} onEdit={onEdit} />}
    </li>
  );
}

function PinMenu({ pin: { id, name }, onEdit }: { readonly pin: Pin; readonly onEdit: () => void }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const remove = useChange(pinApi.remove);
  const ask = async () => {
    const question = {
      title: t('pins.remove', { name }),
      text: t('pins.remove_text'),
      confirm: t('kit.delete'),
      isDanger: true,
    };
    if (await confirm(question)) remove.mutate({ id });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('pins.menu', { name })}>
          <IconDots size={18} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuAction action={{ label: t('pins.edit'), icon: IconPencil, run: onEdit }} />
        <MenuAction action={{ label: t('kit.delete'), icon: IconTrash, run: () => void ask(), isDanger: true }} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** What a pin starts, and why it cannot be started, in words. */
function usePinLabels() {
  const t = useText(adminDe);
  return {
    starts: ({ starts, targetName, done }: Pin): string => {
      if (starts.kind === 'question' || !(targetName || starts.kind === 'instruction'))
        return t(`pins.kind.${starts.kind}`);
      if (starts.kind !== 'instruction') return t(`pins.starts.${starts.kind}`, { name: targetName });
      return t('pins.starts.instruction', { done, all: starts.steps.length });
    },
    whyNot: (code: PinProblem): string => t(code),
  };
}
