import { askKey, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { SaveConflict, useConflict } from '@fachwerk/react/save-conflict';
import { InSlot } from '@fachwerk/react/slot';
import { translate, useText } from '@fachwerk/react/texts';
import { Paper, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { SiteSettings, siteApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { sitePreviewSlot } from '../slots.ts';
import classes from '../website.module.css';
import { WebsiteDoors } from '../website-doors.tsx';
import { ContactFields, MapFields } from './contact-fields.tsx';
import { LanguageFields } from './language-fields.tsx';
import { comparableSite, dataFrom, SiteValues, siteValues } from './site-values.ts';
import { LookFields } from './style-fields.tsx';

const Conflict = z.object({ current: SiteSettings });
const conflictOptions = {
  code: 'site.changed_meanwhile',
  read: (conflict: unknown) => siteValues(z.parse(Conflict, conflict).current),
  comparable: comparableSite,
};

export function SiteForm({ site }: { site: SiteSettings }) {
  const t = useText(adminDe);
  const client = useQueryClient();
  const initial = siteValues(site);
  const form = useContractForm(SiteValues, initial);
  const conflict = useConflict(form, initial, conflictOptions);
  const save = useChange(siteApi.save, { isQuiet: true });
  const onSave = async (values: SiteValues) => {
    await save.mutateAsync({ site: dataFrom(values), version: values.version }).catch(conflict.watching(values));
  };
  const takeTheirs = async () => {
    await client.refetchQueries({ queryKey: askKey(siteApi.find) });
    form.discard();
  };
  const parts = [
    ['look', <LookFields key="look" form={form} site={site} />],
    ['languages', <LanguageFields key="languages" form={form} />],
    ['contact', <ContactFields key="contact" form={form} hosts={site.hosts} />],
    ['map', <MapFields key="map" form={form} />],
  ] as const;
  return (
    <div className={classes.beside}>
      <Paper withBorder className={classes.panel ?? ''}>
        <Form form={form} onSave={onSave}>
          {conflict.rows && (
            <SaveConflict
              form={form}
              rows={conflict.rows}
              fieldWords={fieldWords}
              valueWords={(_, value) => valueWords(value)}
              onTakeTheirs={() => void takeTheirs()}
            />
          )}
          {parts.map(([name, fields]) => (
            <div key={name}>
              <Title order={2} className={classes.head ?? ''} mb="sm">
                {t(`sites.section.${name}`)}
              </Title>
              {fields}
            </div>
          ))}
        </Form>
      </Paper>
      <div className={classes.side}>
        <InSlot slot={sitePreviewSlot} props={{ site: { ...form.values, logo: site.logo } }} />
      </div>
      <WebsiteDoors site={site} />
    </div>
  );
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return translate(value ? 'kit.yes' : 'kit.no');
  return Array.isArray(value) ? value.join(', ') : String(value || translate('kit.none'));
}

/** Label of a translated field, with its language. */
function fieldWords(field: string): string {
  const [, language] = /^welcome\.(\w+)$/.exec(field) ?? [];
  if (language) return `${translate('sites.field.welcome')} (${translate(`language.${language}`)})`;
  return translate(`sites.field.${field}`);
}
