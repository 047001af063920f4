import { Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './device-section.module.css';

type Props = {
  readonly title: string;
  /** Link to the full list. */
  readonly all?: string | undefined;
  /** Text for an empty list. */
  readonly none: string;
  readonly isPending: boolean;
  /** `DeviceRow` elements; undefined while loading. */
  readonly rows: readonly ReactNode[] | undefined;
};

/** Records of a device, with a link to all of them. */
export function DeviceSection({ title, all, none, isPending, rows }: Props) {
  const t = useText(adminDe);
  return (
    <section>
      <Group justify="space-between" mt="lg" mb="xs">
        <Title order={3} className={classes.heading ?? ''}>
          {title}
        </Title>
        {all && (
          <Anchor component={Link} to={all} size="sm">
            {t('controllers.locks.all')}
          </Anchor>
        )}
      </Group>
      {isPending && <Loading lines={3} />}
      {rows?.length === 0 && <Text c="dimmed">{none}</Text>}
      <ul className={classes.rows}>{rows}</ul>
    </section>
  );
}

export function DeviceRow({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li className={classes.row}>
      <Link to={to} className={classes.name}>
        {name}
      </Link>
      {children}
    </li>
  );
}
