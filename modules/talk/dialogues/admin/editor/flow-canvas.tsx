import { useText } from '@fachwerk/react/texts';
import { Box, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Flow } from '../../contract-flow.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { shortened, useBlockName } from '../block-words.ts';
import classes from '../dialogues.module.css';
import { arrowsOf, droppedAt, LEFT, led, moved, placesOf, portHeight, WIDTH, waysOf } from './flow-places.ts';

const ROOM = 150;
const MOST_LETTERS = 40;
/** Less is a click. */
const DRAG_PIXELS = 5;

type Props = {
  readonly flow: Flow;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly onChange: (flow: Flow) => void;
};

/** What is under way by pointer: a block to another place, or an arrow to another block. */
type Drag = {
  readonly from: number;
  readonly way: string | null;
  readonly startY: number;
  readonly x: number;
  readonly y: number;
};

/** The blocks below each other with arrows to where they lead: dragged to their place, and from a point on the right to another block. The list does the same by keyboard. */
export function FlowCanvas({ flow, chosen, onChoose, onChange }: Props) {
  const t = useText(adminDe);
  const nameOf = useBlockName(flow);
  const board = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  if (flow.length === 0) return <Text>{t('dialogues.preview.empty')}</Text>;
  const places = placesOf(flow);
  const last = places.at(-1)!;
  const height = last.top + last.height + 16;
  const isFar = drag !== null && Math.abs(drag.y - drag.startY) > DRAG_PIXELS;
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const box = board.current!.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  const begin = (event: PointerEvent, from: number, way: string | null) => {
    if (event.button !== 0) return;
    const { x, y } = pointOf(event);
    board.current?.setPointerCapture(event.pointerId);
    setDrag({ from, way, startY: y, x, y });
  };
  const drop = (event: PointerEvent) => {
    if (!drag) return;
    const { y } = pointOf(event);
    const block = flow[drag.from]!;
    const target = places.find(({ top, height: high }) => y >= top && y <= top + high)?.block;
    if (drag.way !== null) {
      if (target && target.id !== block.id)
        onChange(flow.map((each) => (each === block ? led(each, drag.way!, target.id) : each)));
    } else if (isFar) {
      const to = droppedAt(places, drag.from, y);
      if (to !== drag.from) onChange(moved(flow, drag.from, to));
    } else onChoose(block.id);
    setDrag(null);
  };
  const byKeys = (event: KeyboardEvent, at: number) => {
    const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || at + step < 0 || at + step >= flow.length) return;
    event.preventDefault();
    onChange(moved(flow, at, at + step));
  };
  return (
    <Box className={classes.scrolls ?? ''}>
      <div
        ref={board}
        className={classes.board}
        style={{ width: LEFT + WIDTH + ROOM, height }}
        onPointerMove={(event) => drag && setDrag({ ...drag, ...pointOf(event) })}
        onPointerUp={drop}
        onPointerCancel={() => setDrag(null)}
      >
        <svg aria-hidden width={LEFT + WIDTH + ROOM} height={height} className={classes.drawing}>
          {arrowsOf(flow, places, ROOM).map(({ key, d }) => (
            <path key={key} d={d} className={classes.arrow} />
          ))}
          {drag?.way != null && <WayUnderWay drag={drag} places={places} />}
          {drag?.way === null && isFar && <DropLine y={lineAt(places, drag)} />}
        </svg>
        {places.map(({ block, top, height: high }, at) => (
          <div key={block.id} className={classes.node} style={{ left: LEFT, top, width: WIDTH, height: high }}>
            <button
              type="button"
              className={classes.head}
              aria-pressed={block.id === chosen}
              onPointerDown={(event) => begin(event, at, null)}
              onClick={(event) => event.detail === 0 && onChoose(block.id)}
              onKeyDown={(event) => byKeys(event, at)}
            >
              {shortened(nameOf(block), MOST_LETTERS)}
            </button>
            {block.kind === 'buttons' &&
              block.options.map(({ id, label }) => (
                <span key={id} className={classes.option}>
                  {shortened(label.de || '–', MOST_LETTERS)}
                </span>
              ))}
          </div>
        ))}
        {places.flatMap(({ block, top }, at) =>
          waysOf(block).map(({ key }, line) => (
            <span
              key={`${block.id} ${key}`}
              aria-hidden
              title={t('dialogues.canvas.lead')}
              className={classes.port}
              style={{ left: LEFT + WIDTH, top: portHeight(block, top, line) }}
              onPointerDown={(event) => begin(event, at, key)}
            />
          )),
        )}
      </div>
    </Box>
  );
}

type Places = ReturnType<typeof placesOf>;

function lineAt(places: Places, { from, y }: Drag): number {
  const others = places.filter((_, at) => at !== from);
  const next = others[droppedAt(places, from, y)];
  const last = others.at(-1)!;
  return next ? next.top - 8 : last.top + last.height + 8;
}

function DropLine({ y }: { readonly y: number }) {
  return <path d={`M${LEFT} ${y}H${LEFT + WIDTH}`} className={classes.drop} />;
}

function WayUnderWay({ drag, places }: { readonly drag: Drag; readonly places: Places }) {
  const { block, top } = places[drag.from]!;
  const line = waysOf(block).findIndex(({ key }) => key === drag.way);
  return <path d={`M${LEFT + WIDTH} ${portHeight(block, top, line)}L${drag.x} ${drag.y}`} className={classes.arrow} />;
}
