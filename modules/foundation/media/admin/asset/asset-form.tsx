import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { useText } from '@fachwerk/react/texts';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { Alert, Button, Select, TagsInput, TextInput } from '@mantine/core';
import { IconInfoCircle, IconSparkles } from '@tabler/icons-react';
import { type Asset, AssetData, type MediaFolder, MOST_TAGS, mediaApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { FocusField } from './focus-field.tsx';

type Props = { asset: Asset; folders: readonly MediaFolder[]; tags: readonly string[]; canSuggestAlt: boolean };

export function AssetForm({ asset, folders, tags, canSuggestAlt }: Props) {
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
      {canSuggestAlt && (
        <SuggestAltButton assetId={asset.id} onText={(text) => form.set('alt', { ...form.values.alt, de: text })} />
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

type SuggestProps = { assetId: string; onText: (text: string) => void };

/** Writes into the field; saved by whoever has read it. */
function SuggestAltButton({ assetId, onText }: SuggestProps) {
  const t = useText(adminDe);
  const suggest = useChange(mediaApi.suggestAlt, { stale: 'nothing' });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconSparkles size={16} stroke={1.5} aria-hidden />}
      loading={suggest.isPending}
      style={{ alignSelf: 'flex-start' }}
      onClick={() => suggest.mutate({ id: assetId }, { onSuccess: ({ text }) => onText(text) })}
    >
      {t('media.alt.suggest')}
    </Button>
  );
}
