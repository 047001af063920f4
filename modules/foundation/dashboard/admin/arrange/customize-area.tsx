import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { DragArea } from '@fachwerk/react/drag-area';
import { translate, useText } from '@fachwerk/react/texts';
import type { Tile, TileArea } from '@fachwerk/react/tile';
import { ActionIcon, Switch, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconColumns2, IconGripVertical } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './customize.module.css';
import { including, movedTo, tilesNamed, without } from './layout-moves.ts';

type Props = {
  area: TileArea;
  names: readonly string[];
  tiles: readonly Tile[];
  onChange: (names: string[]) => void;
  /** Modules at half width, where two fit side by side. */
  halves?: readonly string[];
  onHalve?: (name: string) => void;
};

/** Modules of one area: the visible ones in order, then the available ones. */
export function CustomizeArea({ area, names, tiles, onChange, halves = [], onHalve }: Props) {
  const t = useText(adminDe);
  const id = useId();
  const [said, setSaid] = useState('');
  const shown = tilesNamed(names, tiles);
  const seen = shown.map(({ name }) => name);
  const rest = tiles.filter(({ name }) => !seen.includes(name));
  const move = (tile: Tile, to: number) => {
    onChange(movedTo(names, tile.name, to, seen));
    setSaid(t('dashboard.customize.moved', { name: translate(tile.title), at: to + 1, count: seen.length }));
  };
  return (
    <section className={classes.area} aria-labelledby={id}>
      <Title order={3} id={id}>
        {t(`dashboard.area.${area}`)}
      </Title>
      {tiles.length === 0 && <Text c="dimmed">{t('dashboard.customize.none')}</Text>}
      <DragArea
        onDragEnd={({ operation: { source }, canceled }) => {
          if (canceled || !isSortable(source)) return;
          const tile = shown[source.initialIndex];
          if (tile && source.index !== source.initialIndex) move(tile, source.index);
        }}
      >
        <ul className={classes.rows}>
          {shown.map((tile, at) => (
            <ShownRow
              key={tile.name}
              tile={tile}
              at={at}
              onHide={() => onChange(without(names, tile.name))}
              onUp={at > 0 ? () => move(tile, at - 1) : undefined}
              onDown={at < seen.length - 1 ? () => move(tile, at + 1) : undefined}
              isHalf={halves.includes(tile.name)}
              onHalve={onHalve && (() => onHalve(tile.name))}
            />
          ))}
        </ul>
      </DragArea>
      <ul className={classes.rows}>
        {rest.map((tile) => (
          <li key={tile.name} className={classes.row}>
            <TileSwitch tile={tile} isShown={false} onToggle={() => onChange(including(names, tile.name))} />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}

type RowProps = {
  tile: Tile;
  at: number;
  onHide: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  isHalf: boolean;
  onHalve: (() => void) | undefined;
};

function ShownRow({ tile, at, onHide, onUp, onDown, isHalf, onHalve }: RowProps) {
  const t = useText(adminDe);
  const name = translate(tile.title);
  const { ref, handleRef, isDragging } = useSortable({ id: tile.name, index: at });
  return (
    <li ref={ref} className={classes.row} data-dragging={isDragging || undefined}>
      {/* For pointers only; the arrow buttons are the keyboard equivalent. */}
      <span ref={handleRef} className={classes.grip} title={t('dashboard.customize.drag', { name })} aria-hidden>
        <IconGripVertical size={18} stroke={1.5} />
      </span>
      <TileSwitch tile={tile} isShown onToggle={onHide} />
      <div className={classes.steps}>
        {onHalve && (
          <ActionIcon
            variant={isHalf ? 'light' : 'subtle'}
            color="gray"
            size={32}
            aria-label={t('dashboard.customize.half', { name })}
            title={t('dashboard.tile.half')}
            aria-pressed={isHalf}
            onClick={onHalve}
          >
            <IconColumns2 size={18} stroke={1.5} />
          </ActionIcon>
        )}
        <Step label={t('dashboard.customize.up', { name })} run={onUp} icon={IconChevronUp} />
        <Step label={t('dashboard.customize.down', { name })} run={onDown} icon={IconChevronDown} />
      </div>
    </li>
  );
}

function TileSwitch({ tile, isShown, onToggle }: { tile: Tile; isShown: boolean; onToggle: () => void }) {
  const infoId = useId();
  return (
    <div className={classes.switch}>
      <Switch label={translate(tile.title)} checked={isShown} onChange={onToggle} aria-describedby={infoId} />
      <Text size="xs" c="dimmed" id={infoId} className={classes.about ?? ''}>
        {translate(tile.info)}
      </Text>
    </div>
  );
}

/** Stays rendered at the ends of the list, so that it keeps the focus. */
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
