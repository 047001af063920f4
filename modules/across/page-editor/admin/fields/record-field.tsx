import { textIn } from '@fachwerk/base/translated';
import { itemApi } from '@fachwerk/catalog/contract';
import { categoryApi } from '@fachwerk/catalog/contract-category';
import { locationApi } from '@fachwerk/locations/contract';
import { useAsk } from '@fachwerk/react/call';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { surveyApi } from '@fachwerk/surveys/contract';
import { Select } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { useEditor } from '../editor/editor-context.ts';

type Of = 'location' | 'category' | 'item' | 'survey';
type Props = { label: string; of: Of; value: string | null; onChange: (value: string | null) => void };

const ITSELF = 'itself';

/** One of the company's own things; the block chooses by itself where none is named. */
export function RecordField({ label, of, value, onChange }: Props) {
  const t = useText(adminDe);
  const options = useRecords(of);
  const isListed = value === null || options.some((each) => each.value === value);
  return (
    <Select
      label={label}
      data={[
        { value: ITSELF, label: t('editor.record.itself') },
        ...options,
        ...(isListed ? [] : [{ value, label: t('editor.record.chosen') }]),
      ]}
      {...LIGHT_SELECT}
      searchable={options.length > 12}
      value={value ?? ITSELF}
      onChange={(next) => onChange(next === ITSELF ? null : next)}
    />
  );
}

/** Whoever may not see them leaves the choice as it is. */
function useRecords(of: Of): { value: string; label: string }[] {
  const { language } = useEditor();
  const [mayCatalog, mayLocations] = [useMay('catalog.read'), useMay('locations.read')];
  const maySurveys = useMay('surveys.read');
  const filter = { sort: 'hand', dir: 'asc', limit: 200 } as const;
  const items = useAsk(itemApi.list, { filter }, { isEnabled: of === 'item' && mayCatalog });
  const categories = useAsk(categoryApi.list, {}, { isEnabled: of === 'category' && mayCatalog });
  const locations = useAsk(locationApi.names, {}, { isEnabled: of === 'location' && mayLocations });
  const surveys = useAsk(surveyApi.list, {}, { isEnabled: of === 'survey' && maySurveys });
  const known = {
    survey: surveys.data?.surveys.map(({ id, name }) => ({ id, name: { de: name } })),
    location: locations.data?.locations.map(({ id, name }) => ({ id, name: { de: name } })),
    item: items.data?.items,
    category: categories.data?.categories.filter(({ isArchived }) => !isArchived),
  }[of];
  return (known ?? []).map(({ id, name }) => ({ value: id, label: textIn(name, language) }));
}
