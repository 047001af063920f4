import { companyApi } from '@fachwerk/companies/contract';
import { useAsk } from '@fachwerk/react/call';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { Select, Switch, Text } from '@mantine/core';
import type { StorageLocation } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../place/place-fields.module.css';
import { LIGHT_SELECT } from './light-select.ts';
import type { LocationValues } from './location-values.ts';
import { PreviewImageField } from './preview-image-field.tsx';

type Props = { form: ContractForm<LocationValues, LocationValues>; location: StorageLocation | null };

export function GeneralFields({ form, location }: Props) {
  const t = useText(adminDe);
  return (
    <>
      <TranslatedFields
        form={form}
        values={form.values}
        fields={[
          { name: 'name', label: t('location.field.name') },
          { name: 'description', label: t('location.field.description'), rows: 4 },
          { name: 'directions', label: t('location.field.directions'), rows: 3 },
        ]}
      />
      {!location && <OwnerField form={form} />}
      {location ? (
        <PreviewImageField location={location} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('locations.image.later')}
        </Text>
      )}
      <Switch
        label={t('location.field.isActive')}
        description={t('locations.active.about')}
        {...form.check('isActive')}
      />
    </>
  );
}

/** Who runs it: the own company, or one of the franchisees. */
function OwnerField({ form }: Pick<Props, 'form'>) {
  const t = useText(adminDe);
  const companies = useAsk(companyApi.list, {}, { isEnabled: useMay('company.read') }).data?.companies ?? [];
  if (companies.length < 2) return null;
  return (
    <Select
      {...LIGHT_SELECT}
      label={t('location.field.company')}
      description={t('locations.company.help')}
      {...HELP_BELOW}
      data={companies.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      allowDeselect={false}
      className={classes.short ?? ''}
      {...form.field('companyId')}
    />
  );
}
