import type { LockData, WallPlace } from '@fachwerk/lockers/contract-lock';
import { useText } from '@fachwerk/react/texts';
import type { WallBox } from '@fachwerk/walls/contract';
import { Alert, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { words } from '../words.ts';
import classes from './wall-grid-editor.module.css';

type Props = { standing: readonly WallBox[]; planned: readonly LockData[]; whyNot: string | null; isDrawn: boolean };

/** The wall as it will stand: what is there already, and what comes. */
export function WallGridPreview({ standing, planned, whyNot, isDrawn }: Props) {
  const t = useText(words);
  return (
    <section>
      <Title order={2} mb="xs">
        {t('wall_grid.preview')}
      </Title>
      <Text c="dimmed" mb="sm" role="status">
        {t('wall_grid.summary', { count: planned.length, sizes: sizesOf(planned) })}
        {standing.length > 0 && ` ${t('wall_grid.standing', { count: standing.length })}`}
      </Text>
      {whyNot && (
        <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />} mb="sm">
          {whyNot}
        </Alert>
      )}
      {isDrawn && (
        <section className={classes.scroll} aria-label={t('wall_grid.preview')} {...REACHABLE}>
          <div className={classes.wall} aria-hidden>
            {standing.map((box) => (
              <Compartment key={box.id} {...box} isNew={false} />
            ))}
            {planned.map((box) => (
              <Compartment key={`new-${box.place.column}-${box.place.row}`} {...box} isNew />
            ))}
          </div>
        </section>
      )}
    </section>
  );
}

/** Higher or wider than its place it must be moved by keys too. */
const REACHABLE = { tabIndex: 0 };

type CompartmentProps = { number: string; sizeCode: string; place: WallPlace; isNew: boolean };

function Compartment({ number, sizeCode, place, isNew }: CompartmentProps) {
  const { column, row, columnSpan, rowSpan } = place;
  return (
    <div
      className={classes.box}
      data-new={isNew || undefined}
      style={{ gridColumn: `${column} / span ${columnSpan}`, gridRow: `${row} / span ${rowSpan}` }}
    >
      <span className={classes.number}>{number}</span>
      <span className={classes.size}>{sizeCode}</span>
    </div>
  );
}

/** 12 × S, 6 × M */
function sizesOf(boxes: readonly LockData[]): string {
  const counts = new Map<string, number>();
  for (const { sizeCode } of boxes) counts.set(sizeCode, (counts.get(sizeCode) ?? 0) + 1);
  return [...counts].map(([size, count]) => `${count} × ${size}`).join(', ');
}
