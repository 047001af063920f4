import { MediaField } from '@fachwerk/media/parts';
import { type OpenPage, pageApi, type WebPage } from '@fachwerk/pages/contract';
import { PageContent, TAB_SIGNS } from '@fachwerk/pages/contract-content';
import { isTabSign } from '@fachwerk/pages/rules/shown-content';
import { useAsk } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { Form } from '@fachwerk/react/form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useText } from '@fachwerk/react/texts';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { Button, Group, Input, Select, Switch, TextInput, Title } from '@mantine/core';
import { useId } from 'react';
import { Link, useParams } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './list.module.css';
import { PageSettings, settingsOf, useSaveSettings } from './settings-values.ts';

const TOP = 'top';
const LAYOUTS = PageContent.shape.layout.options;

/** What one says of a page: to visitors, to search engines, and to the navigation. */
export function SettingsDrawer({ pages }: { pages: readonly WebPage[] }) {
  const t = useText(adminDe);
  const { pageId } = useParams();
  const asked = useAsk(pageApi.open, { pageId: pageId ?? '' }, { isEnabled: pageId !== undefined });
  return (
    <RecordDrawer
      isOpen={pageId !== undefined}
      asked={asked}
      kind={t('webpages.settings')}
      title={({ page }) => page.title || t('webpages.untitled')}
      subtitle={({ page }) => `/${page.slug}`}
      actions={({ page }) => (
        <Button component={Link} to={`/admin/website/pages/${page.id}`} variant="default" size="xs">
          {t('webpages.edit')}
        </Button>
      )}
      closeTo="/admin/website/pages"
    >
      {(opened) => <SettingsForm key={opened.page.id} opened={opened} pages={pages} />}
    </RecordDrawer>
  );
}

function SettingsForm({ opened, pages }: { opened: OpenPage; pages: readonly WebPage[] }) {
  const t = useText(adminDe);
  const form = useContractForm(PageSettings, settingsOf(opened));
  const save = useSaveSettings(opened);
  const { page } = opened;
  const places = pages.filter(({ id, isStart }) => id !== page.id && !isStart);
  return (
    <Form form={form} onSave={save}>
      <TranslatedFields
        form={form}
        values={form.values}
        fields={[
          { name: 'title', label: t('webpages.field.title') },
          { name: 'tabText', label: t('webpages.field.tabText') },
          { name: 'description', label: t('webpages.field.description'), rows: 3 },
          { name: 'keywords', label: t('webpages.field.keywords') },
        ]}
      />
      <Title order={3}>{t('webpages.group.place')}</Title>
      <TextInput
        label={t('webpages.field.slug')}
        description={page.isStart ? t('webpages.move.start') : t('webpages.field.slug.help')}
        {...HELP_BELOW}
        leftSection="/"
        disabled={page.isStart}
        {...form.field('slug')}
      />
      {!page.isStart && (
        <Select
          label={t('webpages.field.parent')}
          data={[
            { value: TOP, label: t('webpages.field.parent.none') },
            ...places.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          {...LIGHT_SELECT}
          value={form.values.parentId ?? TOP}
          onChange={(next) => form.set('parentId', next === TOP ? null : next)}
          error={form.errors.parentId}
        />
      )}
      <Switch label={t('webpages.field.isInNavigation')} {...form.check('isInNavigation')} />
      {!page.isStart && (
        <>
          <Title order={3}>{t('webpages.group.visible')}</Title>
          <Switch
            label={t('webpages.field.isHidden')}
            description={t('webpages.field.isHidden.help')}
            {...form.check('isHidden')}
          />
          <Group grow align="flex-start">
            <DateField withTime label={t('webpages.field.visibleFrom')} {...form.field('visibleFrom')} />
            <DateField withTime label={t('webpages.field.visibleUntil')} {...form.field('visibleUntil')} />
          </Group>
        </>
      )}
      {!page.isStart && (
        <Switch
          label={t('webpages.field.isNotFound')}
          description={t('webpages.field.isNotFound.help')}
          {...form.check('isNotFound')}
        />
      )}
      <Title order={3}>{t('webpages.group.look')}</Title>
      <Select
        label={t('webpages.field.layout')}
        data={LAYOUTS.map((layout) => ({ value: layout, label: t(`webpages.layout.${layout}`) }))}
        {...LIGHT_SELECT}
        {...form.field('layout')}
      />
      <TabIconField value={form.values.tabIcon ?? ''} onChange={(icon) => form.set('tabIcon', icon as never)} />
      <MediaField
        label={t('webpages.field.share')}
        help={t('webpages.field.share.help')}
        value={form.values.shareMediaId}
        onChange={(id) => form.set('shareMediaId', id)}
      />
    </Form>
  );
}

/** A sign, or a picture of one's own; nothing chosen is the icon of the site. */
function TabIconField({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const t = useText(adminDe);
  const name = useId();
  const isPicture = value !== '' && !isTabSign(value);
  return (
    <Input.Wrapper
      label={t('webpages.field.tabIcon')}
      description={t('webpages.field.tabIcon.help')}
      labelElement="div"
    >
      <div role="radiogroup" aria-label={t('webpages.field.tabIcon')} className={classes.signs}>
        {['', ...TAB_SIGNS].map((sign) => (
          <label key={sign} className={classes.sign}>
            <input
              type="radio"
              name={name}
              className={classes.signInput}
              checked={value === sign}
              onChange={() => onChange(sign)}
            />
            {sign || t('webpages.field.tabIcon.usual')}
          </label>
        ))}
      </div>
      <MediaField
        label={t('webpages.field.tabIcon.picture')}
        value={isPicture ? value : null}
        onChange={(id) => onChange(id ?? '')}
      />
    </Input.Wrapper>
  );
}
