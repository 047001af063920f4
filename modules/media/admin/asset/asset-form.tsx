import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { useText } from '@fachwerk/react/texts';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { Alert, Select, TagsInput, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { type Asset, AssetData, type MediaFolder, MOST_TAGS, mediaApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { FocusField } from './focus-field.tsx';

type Props = { asset: Asset; folders: readonly MediaFolder[]; tags: readonly string[] };

export function AssetForm({ asset, folders, tags }: Props) {
  const t = useText(adminDe);
  const { name, folderId, tags: own, alt, focus, credit, picture } = asset;
  const form = useContractForm(AssetData, { name, folderId, tags: own, alt, focus, credit });
  const save = useChange(mediaApi.save, { isQuiet: true });
  const { onChange: setTags, value: chosenTags, ...tagField } = form.field('tags');
  return (
    <Form form={form} onSave={(data) => save.mutateAsync({ id: asset.id, asset: data, version: asset.version })}>
      {picture && (
        <FocusField picture={picture} value={form.values.focus} onChange={(next) => form.set('focus', next)} />
      )}
      {picture && !alt.de && (
        <Alert color="warn" icon={<IconInfoCircle stroke={1.5} />}>
          {t('media.alt.asked')}
        </Alert>
      )}
      {picture && (
        <TranslatedFields
          form={form}
          values={form.values}
          fields={[{ name: 'alt', label: t('media.alt'), rows: 2, isOptional: true }]}
        />
      )}
      <TextInput label={t('media.name')} required {...form.field('name')} />
      <Select
        label={t('media.folder')}
        clearable
        placeholder={t('media.folder.none')}
        data={folders.map((folder) => ({ value: folder.id, label: folder.name }))}
        {...form.field('folderId')}
      />
      <TagsInput
        label={t('media.tags')}
        description={t('media.tags.help')}
        data={[...tags]}
        maxTags={MOST_TAGS}
        maxLength={40}
        value={[...(chosenTags as string[])]}
        onChange={setTags}
        {...tagField}
      />
      <TextInput label={t('media.author')} {...form.field('credit.author')} />
      <TextInput label={t('media.licence')} {...form.field('credit.licence')} />
      <TextInput label={t('media.source')} inputMode="url" {...form.field('credit.source')} />
    </Form>
  );
}
