import type { BoxState } from '@fachwerk/lockers/contract-lock';
import { useText } from '@fachwerk/react/texts';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Direction, neighbourOf, type WallShape, wallShape } from '../../rules/wall-shape.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { WallBoxCell } from './wall-box.tsx';
import classes from './wall-drawing.module.css';
import { useWallHover } from './wall-hover.tsx';
import type { DrawnBox } from './wall-words.ts';

export type WallZoom = 'large' | 'small';

type Props = {
  boxes: readonly DrawnBox[];
  /** What the wall is called, for those who hear it. */
  label: string;
  /** Without it the wall is a picture and takes no focus. */
  onOpen?: (id: string) => void;
  /** Boxes in other states step back; null shows all alike. */
  shown?: ReadonlySet<BoxState> | null;
  /** Comes into view and is ringed. */
  markedId?: string | undefined;
  zoom?: WallZoom;
  /** Boxes say more while the pointer rests on them. */
  hasCards?: boolean;
};

/** A wall in its real shape: boxes in, picture out. Arrows go from box to box in their real places. */
export function WallDrawing({ boxes, label, onOpen, shown = null, markedId, zoom = 'large', hasCards = false }: Props) {
  const t = useText(adminDe);
  const wall = useRef<HTMLTableElement>(null);
  const shape = useMemo(() => wallShape(boxes), [boxes]);
  const [focused, setFocused] = useState<string>();
  const hover = useWallHover(boxes, hasCards);
  const stop = boxes.find(({ id }) => id === (focused ?? markedId)) ?? shape.sections[0]?.rows[0]?.boxes[0];

  useEffect(() => {
    if (markedId) boxElement(wall.current, markedId)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [markedId]);

  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = boxes.find(({ id }) => id === (event.target as HTMLElement).dataset.box);
    const to = from && goal(boxes, from, event);
    if (!to) return;
    event.preventDefault();
    boxElement(wall.current, to.id)?.focus();
  };
  const remember = (event: FocusEvent<HTMLTableElement>) => setFocused((event.target as HTMLElement).dataset.box);

  return (
    <>
      <table
        ref={wall}
        className={classes.wall}
        style={sizes(shape)}
        data-zoom={zoom}
        {...hover.handlers}
        aria-label={label}
        {...(onOpen
          ? { role: 'grid', onKeyDown: move, onFocus: remember }
          : // Wider than the screen it must be moved by keys too.
            { tabIndex: 0 })}
      >
        {shape.sections.map((section) => (
          <tbody
            key={section.firstColumn}
            className={classes.section}
            style={{ '--columns': section.columns } as CSSProperties}
            data-apart={section.isApart || undefined}
            aria-label={t('wall.section', {
              from: section.firstColumn,
              to: section.firstColumn + section.columns - 1,
            })}
          >
            {section.rows.map(({ row, boxes: inRow }) => (
              <tr key={row} className={classes.row}>
                {inRow.map((box) => (
                  <WallBoxCell
                    key={box.id}
                    box={box}
                    firstColumn={section.firstColumn}
                    firstRow={shape.firstRow}
                    onOpen={onOpen}
                    isTabStop={box.id === stop?.id}
                    isFaded={shown !== null && (box.state === null || !shown.has(box.state))}
                    isMarked={box.id === markedId}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {hover.card}
    </>
  );
}

function sizes(shape: WallShape): CSSProperties {
  return { '--wall-columns': shape.columns, '--wall-rows': shape.rows, '--lowest': shape.lowestSpan } as CSSProperties;
}

function boxElement(wall: HTMLElement | null, id: string): HTMLElement | null {
  return wall?.querySelector<HTMLElement>(`[data-box="${CSS.escape(id)}"]`) ?? null;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Arrows one box, Home and End to the ends of the row. */
function goal(boxes: readonly DrawnBox[], from: DrawnBox, { key }: KeyboardEvent): DrawnBox | null {
  const arrow = ARROWS[key];
  if (arrow) return neighbourOf(boxes, from, arrow);
  if (key !== 'Home' && key !== 'End') return null;
  const inRow = boxes.filter(({ place }) => place.row === from.place.row);
  const ordered = inRow.sort((one, other) => one.place.column - other.place.column);
  return (key === 'Home' ? ordered[0] : ordered.at(-1)) ?? null;
}
