import { useText } from '@fachwerk/react/texts';
import { Box, Text } from '@mantine/core';
import type { Flow } from '../contract-flow.ts';
import { targetsOf } from '../rules/whether-to-publish.ts';
import { adminDe } from '../texts/admin.de.ts';
import { shortened, useBlockName } from './block-words.ts';
import classes from './dialogues.module.css';

const [LEFT, WIDTH, HEIGHT, STEP] = [16, 320, 40, 64];
/** So far an arrow goes out for each block it passes. */
const BOW = 14;
const ROOM = 160;
const MOST_LETTERS = 42;

/** The blocks below each other, with arrows to where they lead; the list says the same in words. */
export function FlowDrawing({ flow }: { readonly flow: Flow }) {
  const t = useText(adminDe);
  const nameOf = useBlockName(flow);
  if (flow.length === 0) return <Text>{t('dialogues.preview.empty')}</Text>;
  const placeOf = new Map(flow.map(({ id }, at) => [id, at]));
  const arrows = flow.flatMap((block, from) =>
    targetsOf(flow, block).flatMap((target) => {
      const to = placeOf.get(target);
      return to === undefined ? [] : [{ key: `${block.id} ${target}`, from, to }];
    }),
  );
  return (
    <Box className={classes.scrolls ?? ''} tabIndex={0} role="region" aria-label={t('dialogues.drawing.label')}>
      <svg
        role="img"
        aria-label={flow.map(nameOf).join(', ')}
        width={LEFT + WIDTH + ROOM}
        height={STEP * flow.length}
        className={classes.drawing}
      >
        {flow.map((block, at) => (
          <g key={block.id}>
            <rect x={LEFT} y={at * STEP + 4} width={WIDTH} height={HEIGHT} rx={8} className={classes.box} />
            <text x={LEFT + 12} y={at * STEP + 4 + HEIGHT / 2 + 5} className={classes.words}>
              {shortened(nameOf(block), MOST_LETTERS)}
            </text>
          </g>
        ))}
        {arrows.map(({ key, from, to }) => (
          <path key={key} d={wayOf(from, to)} className={classes.arrow} />
        ))}
      </svg>
    </Box>
  );
}

/** Straight down to the next; in a bow on the right to any other. */
function wayOf(from: number, to: number): string {
  const [start, end] = [from * STEP + 4 + HEIGHT, to * STEP + 4];
  const middle = LEFT + WIDTH / 2;
  if (to === from + 1) return `M${middle} ${start}V${end}m-4 -6l4 6l4 -6`;
  const right = LEFT + WIDTH;
  const out = right + Math.min(ROOM - 16, BOW * (1 + Math.abs(to - from)));
  const [a, b] = [from * STEP + 4 + HEIGHT / 2, to * STEP + 4 + HEIGHT / 2];
  return `M${right} ${a}C${out} ${a} ${out} ${b} ${right} ${b}m6 -4l-6 4l6 4`;
}
