import { useOpenBox } from '@fachwerk/openings/parts';
import { MenuAction } from '@fachwerk/react/menu-action';
import { notify } from '@fachwerk/react/notice';
import { PhotoInput } from '@fachwerk/react/photo-input';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCamera,
  IconCheck,
  IconDotsVertical,
  IconLockOpen,
  IconMinus,
  IconNote,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { RoundSheet, RoundTask } from '../../contract.ts';
import { rightToSettle } from '../../rules/work.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { RoundView } from '../round/use-round.ts';
import { useTaskWords } from '../round-words.tsx';
import classes from './stop.module.css';
import { TextDialog } from './text-dialog.tsx';

type Props = { readonly view: RoundView; readonly sheet: RoundSheet; readonly task: RoundTask };

/** What a tick does beyond the round. */
const EFFECTS = {
  alert: 'rounds.effect.alert',
  check: 'rounds.effect.check',
  out_of_service: 'rounds.effect.out_of_service',
} as const;

/** Only what this person may do beyond the round. */
function useEffectWords(): (kind: RoundTask['kind']) => string | null {
  const t = useText(adminDe);
  const may = {
    alert: useMay(rightToSettle.alert),
    check: useMay(rightToSettle.check),
    out_of_service: useMay(rightToSettle.out_of_service),
  };
  return (kind) => (kind === 'battery' || kind === 'manual' || !may[kind] ? null : t(EFFECTS[kind]));
}

/** One tap ticks it; the rest is beside it. */
export function TaskRow({ view, sheet, task }: Props) {
  const t = useText(adminDe);
  const mayWork = useMay('rounds.work');
  const wordsOf = useTaskWords();
  const { id, stopId, state, reason, endedByName } = task;
  const { icon: Icon, title, about, isUrgent } = wordsOf(task);
  const isOpen = state === 'open';
  const effect = useEffectWords()(task.kind);
  const press = () => {
    if (!mayWork) return;
    if (!isOpen) return view.report({ kind: 'reopened', taskId: id, stopId });
    view.report({ kind: 'done', taskId: id, stopId });
    notify(t('rounds.ticked', { task: title }), { run: () => view.report({ kind: 'reopened', taskId: id, stopId }) });
  };
  const ended =
    state === 'skipped' ? t('rounds.skipped_because', { reason }) : t('rounds.done_by', { name: endedByName });
  const notes = sheet.records.filter(({ kind, taskId }) => kind === 'note' && taskId === id);
  return (
    <li className={classes.task} id={`task-${id}`}>
      <button
        type="button"
        className={classes.tick}
        aria-pressed={state === 'done' ? true : state === 'skipped' ? 'mixed' : false}
        aria-disabled={!mayWork || undefined}
        onClick={press}
      >
        <span className={classes.box}>
          {state === 'done' ? (
            <IconCheck size={24} stroke={2.5} />
          ) : state === 'skipped' ? (
            <IconMinus size={24} stroke={2} />
          ) : (
            <Icon size={22} stroke={1.5} />
          )}
        </span>
        <span>
          <span className={classes.title}>{title}</span>
          <span className={classes.about} data-urgent={(isOpen && isUrgent) || undefined}>
            {isOpen ? [about, effect].filter(Boolean).join(' · ') : ended}
          </span>
        </span>
      </button>
      {mayWork && <TaskActions view={view} task={task} title={title} />}
      {notes.length > 0 && <span className={classes.notes}>{notes.map(({ text }) => text).join('\n')}</span>}
    </li>
  );
}

function TaskActions({ view, task, title }: Pick<Props, 'view' | 'task'> & { title: string }) {
  const t = useText(adminDe);
  const openBox = useOpenBox();
  const photo = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<'note' | 'skipped' | null>(null);
  const { id, stopId, lockId, boxNumber, state } = task;
  const whyNotOpen = openBox.whyNot ?? (view.isOnline ? null : t('rounds.open.needs_network'));
  const open = () =>
    lockId &&
    openBox.ask({ id: lockId, number: boxNumber, request: { type: 'service', reason: t('rounds.open.reason') } });
  return (
    <>
      {lockId && (
        <Tooltip label={whyNotOpen} disabled={!whyNotOpen} events={{ hover: true, focus: true, touch: true }}>
          <Button
            variant="default"
            className={classes.open ?? ''}
            leftSection={<IconLockOpen size={18} stroke={1.5} aria-hidden />}
            aria-label={t('rounds.open_box', { number: boxNumber })}
            {...(whyNotOpen
              ? { 'data-disabled': true, 'aria-disabled': true, 'aria-description': whyNotOpen }
              : { onClick: open })}
          >
            {openBox.label}
          </Button>
        </Tooltip>
      )}
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            className={classes.more ?? ''}
            aria-label={t('rounds.more_of', { task: title })}
          >
            <IconDotsVertical size={22} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuAction action={{ label: t('rounds.note'), icon: IconNote, run: () => setAsked('note') }} />
          <MenuAction action={{ label: t('rounds.photo'), icon: IconCamera, run: () => photo.current?.click() }} />
          {state === 'open' ? (
            <MenuAction
              action={{ label: t('rounds.skip'), icon: IconPlayerSkipForward, run: () => setAsked('skipped') }}
            />
          ) : (
            <MenuAction
              action={{
                label: t('rounds.reopen'),
                icon: IconArrowBackUp,
                run: () => view.report({ kind: 'reopened', taskId: id, stopId }),
              }}
            />
          )}
        </Menu.Dropdown>
      </Menu>
      <PhotoInput ref={photo} onPhoto={(file) => view.photo(stopId, id, file)} />
      {asked && (
        <TextDialog
          title={`${asked === 'note' ? t('rounds.note') : t('rounds.skip')}: ${title}`}
          label={asked === 'note' ? t('rounds.note') : t('rounds.reason')}
          button={asked === 'note' ? t('rounds.note.save') : t('rounds.skip')}
          onSave={(text) => view.report({ kind: asked, taskId: id, stopId, text })}
          onClose={() => setAsked(null)}
        />
      )}
      {openBox.dialog}
    </>
  );
}
