import { named } from '@fachwerk/react/data-words';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './capability-list.module.css';

type Props = { title?: string; capabilities: Iterable<string>; nothing: string };

/** What somebody may do, area by area. */
export function CapabilityList({ title, capabilities, nothing }: Props) {
  useText(adminDe);
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

export type CapabilityArea = { readonly area: string; readonly capabilities: readonly string[] };

/** `users.read` and `users.manage` belong to `users`. Areas in the order of their names; looking comes before changing. */
export function capabilityAreas(capabilities: Iterable<string>): CapabilityArea[] {
  const areas = new Map<string, string[]>();
  for (const capability of [...capabilities].sort(lookingFirst)) {
    const area = capability.split('.')[0]!;
    areas.set(area, [...(areas.get(area) ?? []), capability]);
  }
  const grouped = [...areas].map(([area, inside]) => ({ area, capabilities: inside }));
  return grouped.sort((a, b) => areaWords(a.area).localeCompare(areaWords(b.area)));
}

function lookingFirst(a: string, b: string): number {
  return Number(b.endsWith('.read')) - Number(a.endsWith('.read')) || a.localeCompare(b);
}

/** A module names its area beside its capabilities. */
export function areaWords(area: string): string {
  return named(`capability.area.${area}`) ?? area;
}

/** What the owning module calls it. Where its words are not on this screen, the verb below the area says it well enough. */
export function capabilityWords(capability: string): string {
  const verb = capability.split('.').at(-1)!;
  return named(`capability.${capability}`) ?? named(`capability.verb.${verb}`) ?? capability;
}
