import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileSheet } from '@fachwerk/react/tile-parts';
import { Anchor, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { monthOf } from '../../rules/month.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { MonthSelect } from '../month-select.tsx';
import { ProjectList } from '../project/project-list.tsx';

const FEW = 5;

/** Projects with start, stop and the month (spec §2). */
export function TimeLogTile({ size }: TileProps) {
  const t = useText(adminDe);
  const [month, setMonth] = useState(() => monthOf(new Date()));
  return (
    <TileSheet size={size}>
      <Stack gap="sm">
        <Group>
          <MonthSelect month={month} onChoose={setMonth} />
        </Group>
        <ProjectList month={month} {...(size === 'tile' && { most: FEW })} />
        <Anchor component={Link} to={`/admin/time-log?month=${month}`} size="sm">
          {t('time_log.all')}
        </Anchor>
      </Stack>
    </TileSheet>
  );
}
