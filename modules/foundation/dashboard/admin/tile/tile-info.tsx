import { translate, useText } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { ActionIcon, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './tile-frame.module.css';

export function TileInfo({ tile }: { tile: Tile }) {
  const t = useText(adminDe);
  const label = t('dashboard.tile.info', { name: translate(tile.title) });
  return (
    <Popover position="bottom-end" withArrow trapFocus={false}>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={label}>
          <IconInfoCircle size={18} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.info ?? ''} aria-label={label}>
        <Text>{translate(tile.info)}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
