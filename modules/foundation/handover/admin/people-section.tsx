import { PersonAvatar } from '@fachwerk/react/avatar';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatTime } from '@fachwerk/react/time';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ActivityGroup, PersonActivity } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './handover.module.css';

/** More kinds of work than a glance takes in. */
const MOST_NAMED = 3;

/** Who did what, grouped and counted; unfolded, the newest entries of each kind. */
export function PeopleSection({ people }: { people: readonly PersonActivity[] }) {
  const t = useText(adminDe);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="handover-people">
      <Title order={2} id="handover-people" className={classes.heading ?? ''}>
        {t('handover.people')}
      </Title>
      {people.length === 0 && <Text c="dimmed">{t('handover.people.none')}</Text>}
      {people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </Paper>
  );
}

function Person({ person: { name, count, lastAt, groups, path } }: { person: PersonActivity }) {
  const t = useText(adminDe);
  const [firstName = '', ...rest] = name.split(' ');
  const named = groups
    .slice(0, MOST_NAMED)
    .map((group) => `${group.label}${group.count > 1 ? ` (${group.count})` : ''}`);
  return (
    <details className={classes.person}>
      <summary>
        <IconChevronRight size={16} stroke={1.5} className={classes.chevron ?? ''} aria-hidden />
        <PersonAvatar person={{ firstName, lastName: rest.at(-1) ?? '' }} />
        <span className={classes.words}>
          <span className={classes.who}>{name}</span>
          <span className={classes.detail}>
            {named.join(' · ')}
            {groups.length > MOST_NAMED && ' …'}
          </span>
        </span>
        <span className={classes.beside}>
          {t('handover.people.count', { count })}
          <br />
          <Ago at={lastAt} />
        </span>
      </summary>
      {groups.map((group) => (
        <Group key={group.type} group={group} />
      ))}
      <Anchor component={Link} to={path} size="sm" className={classes.log_link ?? ''}>
        {t('handover.people.log')}
      </Anchor>
    </details>
  );
}

function Group({ group: { label, count, lines } }: { group: ActivityGroup }) {
  const t = useText(adminDe);
  return (
    <div className={classes.group}>
      <Text fw={500} size="sm">
        {label} <span className={classes.count}>{formatNumber(count)}</span>
      </Text>
      <ul className={classes.entries}>
        {lines.map(({ id, at, text, about, path }) => (
          <li key={id} className={classes.entry}>
            <time dateTime={at.toISOString()}>{formatTime(at, 'weekdayTime')}</time>
            <Link to={path}>{about || text}</Link>
          </li>
        ))}
      </ul>
      {count > lines.length && (
        <Text size="xs" c="dimmed">
          {t('handover.people.more', { count: count - lines.length })}
        </Text>
      )}
    </div>
  );
}
