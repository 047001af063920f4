import { translate, useText } from '@fachwerk/react/texts';
import type { Tile, TileArea } from '@fachwerk/react/tile';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowsMaximize,
  IconArrowUp,
  IconColumns1,
  IconColumns2,
  IconDots,
  IconEyeOff,
  IconLayoutSidebarRight,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';

/** Undefined actions are not available: the first module cannot move up, and most modules support one area only. */
export type TileMoves = {
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
  readonly across: (() => void) | undefined;
  /** Toggles half width; only where two modules fit side by side. */
  readonly halve: (() => void) | undefined;
  readonly wantsHalf: boolean;
  readonly hide: () => void;
};

const icon = { size: 18, stroke: 1.5 } as const;

export function TileMenu({ tile, area, moves }: { tile: Tile; area: TileArea; moves: TileMoves }) {
  const t = useText(adminDe);
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('dashboard.tile.menu', { name: translate(tile.title) })}
        >
          <IconDots size={18} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/admin/dashboard/${tile.name}`} leftSection={<IconArrowsMaximize {...icon} />}>
          {t('dashboard.tile.open')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconArrowUp {...icon} />} disabled={!moves.up} onClick={moves.up}>
          {t('dashboard.tile.up')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown {...icon} />} disabled={!moves.down} onClick={moves.down}>
          {t('dashboard.tile.down')}
        </Menu.Item>
        {moves.halve && (
          <Menu.Item
            leftSection={moves.wantsHalf ? <IconColumns1 {...icon} /> : <IconColumns2 {...icon} />}
            onClick={moves.halve}
          >
            {t(moves.wantsHalf ? 'dashboard.tile.whole' : 'dashboard.tile.half')}
          </Menu.Item>
        )}
        {moves.across && (
          <Menu.Item leftSection={<IconLayoutSidebarRight {...icon} />} onClick={moves.across}>
            {area === 'content' ? t('dashboard.tile.to_aside') : t('dashboard.tile.to_content')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={moves.hide}>
          {t('dashboard.tile.hide')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
