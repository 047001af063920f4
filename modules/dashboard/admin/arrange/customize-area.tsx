import { say, useText } from '@fachwerk/react/texts';
import type { Tile, TileArea } from '@fachwerk/react/tile';
import { ActionIcon, Switch, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './customize.module.css';
import { including, moved, tilesNamed, without } from './layout-moves.ts';

type Props = {
  area: TileArea;
  names: readonly string[];
  tiles: readonly Tile[];
  onChange: (names: string[]) => void;
};

/** The modules of one area: those that stand there in their order, then those that could. */
export function CustomizeArea({ area, names, tiles, onChange }: Props) {
  const t = useText(adminDe);
  const id = useId();
  const [said, setSaid] = useState('');
  const shown = tilesNamed(names, tiles);
  const seen = shown.map(({ name }) => name);
  const rest = tiles.filter(({ name }) => !seen.includes(name));
  const move = (tile: Tile, by: -1 | 1) => {
    onChange(moved(names, tile.name, by, seen));
    const at = seen.indexOf(tile.name) + by + 1;
    setSaid(t('dashboard.customize.moved', { name: say(tile.title), at, count: seen.length }));
  };
  return (
    <section className={classes.area} aria-labelledby={id}>
      <Title order={3} id={id}>
        {t(`dashboard.area.${area}`)}
      </Title>
      {tiles.length === 0 && <Text c="dimmed">{t('dashboard.customize.none')}</Text>}
      <ul className={classes.rows}>
        {[...shown, ...rest].map((tile) => {
          const at = seen.indexOf(tile.name);
          return (
            <Row
              key={tile.name}
              tile={tile}
              isShown={at !== -1}
              onToggle={(isShown) => onChange(isShown ? including(names, tile.name) : without(names, tile.name))}
              onUp={at > 0 ? () => move(tile, -1) : undefined}
              onDown={at !== -1 && at < seen.length - 1 ? () => move(tile, 1) : undefined}
            />
          );
        })}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}

type RowProps = {
  tile: Tile;
  isShown: boolean;
  onToggle: (isShown: boolean) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

function Row({ tile, isShown, onToggle, onUp, onDown }: RowProps) {
  const t = useText(adminDe);
  const name = say(tile.title);
  const infoId = useId();
  return (
    <li className={classes.row}>
      <div className={classes.switch}>
        <Switch
          label={name}
          checked={isShown}
          onChange={(event) => onToggle(event.currentTarget.checked)}
          aria-describedby={infoId}
        />
        <Text size="xs" c="dimmed" id={infoId} className={classes.about ?? ''}>
          {say(tile.info)}
        </Text>
      </div>
      {isShown && (
        <div className={classes.steps}>
          <Step label={t('dashboard.customize.up', { name })} run={onUp} icon={IconChevronUp} />
          <Step label={t('dashboard.customize.down', { name })} run={onDown} icon={IconChevronDown} />
        </div>
      )}
    </li>
  );
}

/** Stays where it is at the end of the list, so that the focus does too. */
function Step({
  label,
  run,
  icon: Icon,
}: {
  label: string;
  run: (() => void) | undefined;
  icon: typeof IconChevronUp;
}) {
  return (
    <ActionIcon
      className={classes.step ?? ''}
      variant="subtle"
      color="gray"
      size={32}
      aria-label={label}
      onClick={run}
      {...(!run && { 'data-disabled': true, 'aria-disabled': true })}
    >
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  );
}
