import { LANGUAGES } from '@fachwerk/base/language';
import { HoursPreview, useHoursLabels } from '@fachwerk/opening-hours/parts';
import { dayGroups } from '@fachwerk/opening-hours/rules/hours-day';
import { pricingApi } from '@fachwerk/pricing/contract';
import { GroupPreview, useDurationLabels } from '@fachwerk/pricing/parts';
import { useAsk } from '@fachwerk/react/call';
import { Fact, Facts } from '@fachwerk/react/facts';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import type { StorageLocation } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { Section } from './editor/section.tsx';
import { GermanyMap } from './place/germany-map.tsx';

/** What is written of a location, to read. Its picture stands above. */
export function LocationFacts({
  location,
  networkReviewLink,
}: {
  location: StorageLocation;
  networkReviewLink: string;
}) {
  const t = useText(adminDe);
  const words = useHoursLabels();
  const duration = useDurationLabels();
  const group = useAsk(pricingApi.priceGroups, {}).data?.priceGroups.find(({ id }) => id === location.priceGroupId);
  const { address, position, openingHours, isShortTerm, isLongTerm } = location;
  const terms = [isShortTerm && t('location.field.isShortTerm'), isLongTerm && t('location.field.isLongTerm')].filter(
    Boolean,
  );
  const reviewLink = location.reviewLink || networkReviewLink;
  return (
    <>
      <Section id="facts-general" title={t('locations.section.general')}>
        <Facts>
          {LANGUAGES.filter((language) => location.name[language]).map((language) => (
            <Fact key={language} name={t(`language.${language}`)}>
              {location.name[language]}
              {location.description[language] && <Text c="dimmed">{location.description[language]}</Text>}
              {location.directions[language] && (
                <Text c="dimmed">
                  {t('location.field.directions')}: {location.directions[language]}
                </Text>
              )}
            </Fact>
          ))}
          <Fact name={t('location.field.isActive')}>{location.isActive ? t('kit.yes') : t('kit.no')}</Fact>
        </Facts>
      </Section>
      <Section id="facts-place" title={t('locations.section.place')}>
        <Facts>
          <Fact name={t('locations.address')}>
            {address.street}
            <br />
            {address.postcode} {address.city}
          </Fact>
          <Fact name={t('location.field.timeZone')}>{location.timeZone}</Fact>
        </Facts>
        {position && <GermanyMap position={position} />}
      </Section>
      <Section id="facts-hours" title={t('locations.section.hours')}>
        <HoursPreview hours={openingHours} timeZone={location.timeZone} />
        {!openingHours.isAlwaysOpen && (
          <Facts>
            {dayGroups(openingHours.weekly).map(({ days, intervals }) => (
              <Fact key={days.join()} name={words.days(days)}>
                {words.intervals(intervals)}
              </Fact>
            ))}
            {openingHours.holidaysOf && <Fact name={words.onHolidays}>{words.intervals(openingHours.onHolidays)}</Fact>}
          </Facts>
        )}
      </Section>
      <Section id="facts-prices" title={t('locations.section.prices')}>
        <Facts>
          <Fact name={t('location.field.priceGroupId')}>{group?.name ?? t('locations.price_group.none')}</Fact>
          <Fact name={t('locations.terms')}>{terms.join(', ')}</Fact>
          <Fact name={t('location.field.maxDurationMinutes')}>{duration(location.maxDurationMinutes)}</Fact>
        </Facts>
        {group && <GroupPreview prices={group.prices} />}
      </Section>
      <Section id="facts-operation" title={t('locations.section.operation')}>
        <Facts>
          <Fact name={t('location.field.operatorEmail')}>{location.operatorEmail || t('kit.none')}</Fact>
          <Fact name={t('location.field.checkMinutes')}>{duration(location.checkMinutes)}</Fact>
          <Fact name={t('location.field.reviewLink')}>{reviewLink || t('kit.none')}</Fact>
        </Facts>
      </Section>
    </>
  );
}
