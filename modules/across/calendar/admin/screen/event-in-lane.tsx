import type { Lane } from '@fachwerk/base/lanes';
import { UnstyledButton } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import type { ScheduleEventData } from './schedule-parts.ts';

type Props = ComponentPropsWithoutRef<'button'>;

/** Where the library would lay some over others when many meet, everything has a lane of its own. */
export function inLanes(lanes: ReadonlyMap<string | number, Lane>) {
  return ({ id }: ScheduleEventData, { style, ...props }: Props) => {
    const lane = lanes.get(id);
    if (!lane) return <UnstyledButton {...props} style={style} />;
    const { left: _, ...kept } = style ?? {};
    const place = { insetInlineStart: percent(lane.from), width: percent(lane.width) };
    return <UnstyledButton {...props} style={{ ...kept, ...place }} />;
  };
}

const percent = (part: number) => `${part * 100}%`;
