import { useEveryText, useText } from '@fachwerk/react/texts';
import { Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { de } from '../texts/de.ts';
import { areaWords, capabilityAreas, capabilityWords } from './capability-areas.ts';
import classes from './capability-list.module.css';

type Props = { title?: string; capabilities: Iterable<string>; nothing: string };

/** What somebody may do, area by area. */
export function CapabilityList({ title, capabilities, nothing }: Props) {
  useText(de);
  useEveryText();
  const areas = capabilityAreas(capabilities);
  return (
    <section className={classes.list} data-titled={title !== undefined || undefined} aria-live="polite">
      {title && <Title order={3}>{title}</Title>}
      {areas.length === 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          {nothing}
        </Text>
      )}
      <dl className={classes.areas}>
        {areas.map(({ area, capabilities: inside }) => (
          <div key={area}>
            <dt>{areaWords(area)}</dt>
            {inside.map((capability) => (
              <dd key={capability}>
                <IconCheck size={16} stroke={1.5} aria-hidden />
                {capabilityWords(capability)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
