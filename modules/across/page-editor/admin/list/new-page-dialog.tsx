import { pageApi, type WebPage } from '@fachwerk/pages/contract';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useText } from '@fachwerk/react/texts';
import { Select, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';

export type NewPage = { readonly copyOf: WebPage | null; readonly parentId: string | null };

const NewPageInput = z.pick(pageApi.create.input, { title: true, parentId: true });
const TOP = 'top';

/** A page begins with its name and its place; its address comes from both. Then one is in it. */
export function NewPageDialog(props: { begun: NewPage; pages: readonly WebPage[]; onClose: () => void }) {
  const { begun, pages, onClose } = props;
  const t = useText(adminDe);
  const navigate = useNavigate();
  const create = useChange(pageApi.create, { isQuiet: true });
  const { copyOf } = begun;
  const form = useContractForm(NewPageInput, {
    title: copyOf ? t('webpages.copy_of', { title: copyOf.title }) : '',
    parentId: begun.parentId,
  });
  const save = async (checked: z.output<typeof NewPageInput>) => {
    const made = await create.mutateAsync({ ...checked, copyOf: copyOf?.id ?? null });
    void navigate(`/admin/website/pages/${made.id}`);
  };
  const places = pages.filter(({ isStart }) => !isStart).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Dialog
      title={copyOf ? t('webpages.copy.title', { title: copyOf.title }) : t('webpages.new.title')}
      onClose={onClose}
    >
      <DialogForm form={form} label={t('webpages.new.create')} onSave={save} onClose={onClose}>
        <TextInput
          label={t('webpages.field.title')}
          description={t('webpages.new.title.help')}
          {...HELP_BELOW}
          required
          data-autofocus
          {...form.field('title')}
        />
        <Select
          label={t('webpages.field.parent')}
          data={[{ value: TOP, label: t('webpages.field.parent.none') }, ...places]}
          {...LIGHT_SELECT}
          value={form.values.parentId ?? TOP}
          onChange={(next) => form.set('parentId', next === TOP ? null : next)}
        />
      </DialogForm>
    </Dialog>
  );
}
