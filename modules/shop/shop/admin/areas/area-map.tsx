import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import { type Area, areaApi } from '../../contract-area.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CoverageMap } from './coverage-map.tsx';

/** What is covered, dot by dot, from data that is shipped; nobody outside is asked. The list beside it says the same in words. */
export function AreaMap({ areas }: { areas: readonly Area[] }) {
  const t = useText(adminDe);
  const coverage = useAsk(areaApi.coverage, {}).data;
  if (!coverage || coverage.places.length === 0) return null;
  const { places, unknownIds, isMore, rings } = coverage;
  const unknown = areas.filter(({ id }) => unknownIds.includes(id)).map(({ postcode }) => postcode);
  return (
    <figure style={{ margin: 0 }}>
      <CoverageMap coverage={coverage} label={t('areas.map', { count: places.length })} home={t('areas.map.home')} />
      <Text component="figcaption" size="sm" c="dimmed" mt="xs">
        {t(isMore ? 'areas.map.more' : 'areas.map', { count: places.length })}
        {rings.length > 0 && ` ${t('areas.map.rings')}`}
        {unknown.length > 0 && ` ${t('areas.map.unknown', { postcodes: unknown.join(', ') })}`}
      </Text>
    </figure>
  );
}
