import { useMe } from '@fachwerk/access/account';
import { useSession } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Collapse, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertCircle, IconCircleCheck, IconCircleX, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Checklist, ChecklistLine } from '../../contract.ts';
import { openLines } from '../../rules/checklist.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { wayOf } from './line-ways.ts';
import { useLineWords } from './line-words.ts';
import classes from './location-checklist.module.css';

const ICONS: Readonly<Record<ChecklistLine['state'], TablerIcon>> = {
  done: IconCircleCheck,
  some: IconAlertCircle,
  open: IconCircleX,
  advice: IconInfoCircle,
};

/** What keeps boxes from being sold, with the way to do it. What is done steps back. */
export function LocationChecklist({ checklist }: { checklist: Checklist }) {
  const t = useText(adminDe);
  const [isUnfolded, { toggle }] = useDisclosure(false);
  const open = openLines(checklist);
  const done = checklist.lines.filter(({ state }) => state === 'done');
  const first = checklist.lines.filter(({ state }) => state !== 'done');
  return (
    <>
      <Text role="status" className={classes.sum ?? ''}>
        {open.length === 0 ? t('checklist.all_done') : t('checklist.left', { count: open.length })}
      </Text>
      {first.length > 0 && <Lines lines={first} checklist={checklist} />}
      {done.length > 0 && (
        <>
          <Button
            variant="subtle"
            size="compact-sm"
            color="gray"
            onClick={toggle}
            aria-expanded={isUnfolded}
            className={classes.more ?? ''}
          >
            {t(isUnfolded ? 'checklist.hide_done' : 'checklist.show_done', { count: done.length })}
          </Button>
          <Collapse expanded={isUnfolded}>
            <Lines lines={done} checklist={checklist} />
          </Collapse>
        </>
      )}
    </>
  );
}

function Lines({ lines, checklist }: { lines: readonly ChecklistLine[]; checklist: Checklist }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <Line key={line.topic} line={line} checklist={checklist} />
      ))}
    </ul>
  );
}

function Line({ line, checklist }: { line: ChecklistLine; checklist: Checklist }) {
  const t = useText(adminDe);
  const words = useLineWords();
  const { companyObject } = useMe();
  const capabilities = useSession()?.user.capabilities ?? [];
  const Icon = ICONS[line.state];
  const way = wayOf(line, checklist, companyObject.id);
  const { title, about, action } = words(line);
  return (
    <li className={classes.line} data-state={line.state}>
      <Icon size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <Text component="span" fw={500}>
          {title}
        </Text>
        <span className={classes.hidden}>{t(`checklist.state.${line.state}`)}</span>
        {about && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
      </div>
      {way && action && capabilities.includes(way.capability) && (
        <Anchor component={Link} to={way.to} size="sm" className={classes.way ?? ''}>
          {action}
        </Anchor>
      )}
    </li>
  );
}
