import { boxSlot } from '@fachwerk/lockers/slots';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { Paper, Portal, Text } from '@mantine/core';
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './wall-hover.module.css';
import { boxSentence, type DrawnBox, useStateLabels } from './wall-words.ts';

/** Somebody who only passes by wants no card. */
const REST_MS = 250;
/** Long enough to reach a link in it. */
const STAY_MS = 200;
const WIDTH = 300;

/** About as high as a card gets: below the last rows of a screen it stands above its box. */
const ROOM = 240;

type Hovered = { readonly id: string; readonly place: CSSProperties };

/** A box under the pointer says who has it, until when, and what they owe. Keyboards have the drawer behind Enter. */
export function useWallHover(boxes: readonly DrawnBox[], isOn: boolean) {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (next: Hovered | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(next), ms);
  };
  const onMouseOver = (event: MouseEvent) => {
    const door = (event.target as HTMLElement).closest<HTMLElement>('[data-box]');
    const box = boxes.find(({ id }) => id === door?.dataset.box);
    if (!door || !box) return soon(null, STAY_MS);
    soon({ id: box.id, place: placeBeside(door.getBoundingClientRect()) }, REST_MS);
  };
  const box = hovered && boxes.find(({ id }) => id === hovered.id);
  const card: ReactNode = hovered && box && (
    <Portal>
      <Paper
        withBorder
        shadow="md"
        className={classes.card ?? ''}
        style={{ ...hovered.place, width: WIDTH }}
        onMouseEnter={() => clearTimeout(timer.current)}
        onMouseLeave={() => soon(null, STAY_MS)}
      >
        <HoverCard box={box} />
      </Paper>
    </Portal>
  );
  return { card, handlers: isOn ? { onMouseOver, onMouseLeave: () => soon(null, STAY_MS) } : {} };
}

function placeBeside({ left, top, bottom }: DOMRect): CSSProperties {
  const isLow = bottom + ROOM > window.innerHeight;
  return {
    left: Math.max(8, Math.min(left, window.innerWidth - WIDTH - 16)),
    ...(isLow ? { bottom: window.innerHeight - top + 4 } : { top: bottom + 4 }),
  };
}

function HoverCard({ box }: { box: DrawnBox }) {
  const t = useText(adminDe);
  const stateWords = useStateLabels();
  return (
    <>
      <Text size="sm" mb="xs">
        {boxSentence(t, stateWords, box)}
      </Text>
      <InSlot slot={boxSlot} props={{ lock: box }} />
    </>
  );
}
