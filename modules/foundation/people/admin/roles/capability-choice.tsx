import { useText } from '@fachwerk/react/texts';
import { Checkbox, SegmentedControl, Text, TextInput, Title, Tooltip } from '@mantine/core';
import { IconLock, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { type Level, levelOf, levelsOf, toggled, withLevel } from '../../rules/role-selection.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './capability-choice.module.css';
import { areaWords, type CapabilityArea, capabilityAreas, capabilityWords } from './capability-list.tsx';

type Choice = {
  readonly chosen: ReadonlySet<string>;
  /** Nobody gives what they do not have. */
  readonly mayGive: (capability: string) => boolean;
  readonly onChange: (chosen: Set<string>) => void;
};
type Props = Choice & { readonly id: string; readonly offered: readonly string[] };

/** What a role may do, subject by subject: a switch for the whole subject, and each right by itself. */
export function CapabilityChoice({ id, offered, ...choice }: Props) {
  const t = useText(adminDe);
  const [search, setSearch] = useState('');
  const areas = capabilityAreas(offered);
  const found = areas.filter((area) => isFound(area, search));
  return (
    <section aria-labelledby={id} className={classes.choice}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={id}>
          {t('roles.field.capabilities')}
        </Title>
        <Text size="sm" c="dimmed" aria-live="polite">
          {t('roles.chosen', { count: choice.chosen.size, all: offered.length })}
        </Text>
      </div>
      <TextInput
        aria-label={t('roles.search')}
        placeholder={t('roles.search')}
        leftSection={<IconSearch size={16} stroke={1.5} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('roles.search.nothing')}
        </Text>
      )}
      {found.map((area) => (
        <Area key={area.area} area={area} {...choice} />
      ))}
    </section>
  );
}

function Area({ area: { area, capabilities }, chosen, mayGive, onChange }: Choice & { area: CapabilityArea }) {
  const t = useText(adminDe);
  const level = levelOf(capabilities, chosen);
  const levels = levelsOf(capabilities);
  const held = capabilities.filter((capability) => chosen.has(capability)).length;
  const isLocked = !capabilities.some(mayGive);
  const words = (one: Exclude<Level, 'some'>) =>
    one === 'all' && levels.length === 2 ? t('roles.level.allowed') : t(`roles.level.${one}`);
  return (
    <fieldset className={classes.area}>
      <legend className={classes.legend}>{areaWords(area)}</legend>
      {capabilities.length > 1 && (
        <div className={classes.level}>
          <Text component="span" size="xs" c="dimmed" aria-hidden>
            {level === 'some' && t('roles.chosen.short', { count: held, all: capabilities.length })}
          </Text>
          <SegmentedControl
            size="xs"
            aria-label={t('roles.level', { area: areaWords(area) })}
            disabled={isLocked}
            value={level}
            onChange={(next) => onChange(withLevel(chosen, capabilities, next as Exclude<Level, 'some'>, mayGive))}
            data={levels.map((value) => ({ value, label: words(value) }))}
          />
        </div>
      )}
      <div className={classes.boxes}>
        {capabilities.map((capability) => (
          <OneRight
            key={capability}
            capability={capability}
            isChosen={chosen.has(capability)}
            isGivable={mayGive(capability)}
            onToggle={() => onChange(toggled(chosen, capabilities, capability, mayGive))}
          />
        ))}
      </div>
    </fieldset>
  );
}

type RightProps = { capability: string; isChosen: boolean; isGivable: boolean; onToggle: () => void };

function OneRight({ capability, isChosen, isGivable, onToggle }: RightProps) {
  const t = useText(adminDe);
  const label = (
    <>
      {capabilityWords(capability)}
      {!isGivable && <IconLock size={14} stroke={1.5} className={classes.lock ?? ''} aria-hidden />}
    </>
  );
  return (
    <Tooltip label={t('roles.not_yours')} disabled={isGivable} events={{ hover: true, focus: true, touch: true }}>
      <Checkbox
        label={label}
        checked={isChosen}
        disabled={!isGivable}
        onChange={onToggle}
        {...(!isGivable && { 'aria-description': t('roles.not_yours') })}
      />
    </Tooltip>
  );
}

function isFound({ area, capabilities }: CapabilityArea, search: string): boolean {
  const words = [areaWords(area), ...capabilities.map(capabilityWords)].join(' ').toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
