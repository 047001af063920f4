import { DateField } from '@fachwerk/react/date-field';
import { useText } from '@fachwerk/react/texts';
import { Chip, Group, Select, Text } from '@mantine/core';
import { PeriodStart } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './handover.module.css';
import type { HandoverChoice, Since } from './use-handover.ts';

/** One tap for the usual periods; place and person where there is a choice. */
export function HandoverFilters({ choice }: { choice: HandoverChoice }) {
  const t = useText(adminDe);
  const { asked, since, whyNot, locationId, personId } = choice;
  const { lastVisitAt = null, locations = [], colleagues = [] } = asked.data ?? {};
  const starts: readonly Since[] = [...PeriodStart.options, 'own'];
  const offered = starts.filter((each) => each !== 'visit' || lastVisitAt || since === 'visit');
  return (
    <div className={classes.filters}>
      <Chip.Group value={since} onChange={(value) => choice.choose(value as Since)}>
        <Group gap={6} role="radiogroup" aria-label={t('handover.since')}>
          {offered.map((each) => (
            <Chip key={each} value={each} size="sm" variant="outline">
              {t(`handover.since.${each}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <div className={classes.selects}>
        {locations.length > 1 && (
          <Select
            searchable
            clearable
            size="sm"
            aria-label={t('handover.location')}
            placeholder={t('handover.location.all')}
            data={locations.map(({ id, name }) => ({ value: id, label: name }))}
            value={locationId ?? null}
            onChange={(id) => choice.set('location', id)}
          />
        )}
        {colleagues.length > 1 && (
          <Select
            searchable
            clearable
            size="sm"
            aria-label={t('handover.person')}
            placeholder={t('handover.person.all')}
            data={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
            value={personId ?? null}
            onChange={(id) => choice.set('person', id)}
          />
        )}
      </div>
      {since === 'own' && (
        <div className={classes.own}>
          {(['from', 'to'] as const).map((name) => (
            <DateField
              key={name}
              isFilter
              withTime
              size="sm"
              label={t(`handover.${name}`)}
              value={choice[name]}
              error={name === 'from' && whyNot ? t(whyNot) : null}
              onChange={(moment) => choice.set(name, moment)}
            />
          ))}
        </div>
      )}
      {(locationId || personId) && (
        <Text size="xs" c="dimmed" className={classes.hint ?? ''}>
          {locationId && t('handover.location.hint')} {personId && t('handover.person.hint')}
        </Text>
      )}
    </div>
  );
}
