import { useMe } from '@fachwerk/auth/account';
import { CheckLine, CheckLines } from '@fachwerk/react/check-lines';
import { useSession } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Collapse, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Checklist, ChecklistLine } from '../../contract.ts';
import { openLines } from '../../rules/checklist.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { wayOf } from './line-ways.ts';
import { useLineLabels } from './line-words.ts';
import classes from './location-checklist.module.css';

/** What keeps boxes from being sold, with the way to do it. What is done steps back. */
export function LocationChecklist({ checklist, locationName }: { checklist: Checklist; locationName: string }) {
  const t = useText(adminDe);
  const [isUnfolded, { toggle }] = useDisclosure(false);
  const name = t('checklist.name', { location: locationName });
  const open = openLines(checklist);
  const done = checklist.lines.filter(({ state }) => state === 'done');
  const first = checklist.lines.filter(({ state }) => state !== 'done');
  return (
    <>
      <Text role="status" className={classes.sum ?? ''}>
        {open.length === 0 ? t('checklist.all_done') : t('checklist.left', { count: open.length })}
      </Text>
      {first.length > 0 && (
        <CheckLines name={name}>
          {first.map((line) => (
            <Line key={line.topic} line={line} checklist={checklist} />
          ))}
        </CheckLines>
      )}
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
            <CheckLines name={name}>
              {done.map((line) => (
                <Line key={line.topic} line={line} checklist={checklist} />
              ))}
            </CheckLines>
          </Collapse>
        </>
      )}
    </>
  );
}

function Line({ line, checklist }: { line: ChecklistLine; checklist: Checklist }) {
  const t = useText(adminDe);
  const words = useLineLabels();
  const { companyObject } = useMe();
  const capabilities = useSession()?.user.capabilities ?? [];
  const way = wayOf(line, checklist, companyObject.id);
  const { title, about, action } = words(line);
  const mayGo = action && capabilities.includes(way.capability);
  return (
    <CheckLine
      state={line.state}
      title={title}
      about={about}
      stateWords={t(`checklist.state.${line.state}`)}
      way={mayGo ? { to: way.to, label: action } : undefined}
    />
  );
}
