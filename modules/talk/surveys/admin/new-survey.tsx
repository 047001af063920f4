import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useHashDialog } from '@fachwerk/react/hash-dialog';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Switch, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { surveyApi } from '../contract.ts';
import { slugOf } from '../rules/survey-path.ts';
import { adminDe } from '../texts/admin.de.ts';
import { surveyPathOf } from './survey-path.ts';

export const NEW_HASH = '#neu';

export function NewSurvey() {
  const t = useText(adminDe);
  const { isOpen, close } = useHashDialog(NEW_HASH);
  return (
    <Dialog title={t('surveys.new')} isOpen={isOpen} onClose={close}>
      <NewForm onClose={close} />
    </Dialog>
  );
}

function NewForm({ onClose }: { readonly onClose: () => void }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const create = useChange(surveyApi.create, { isQuiet: true });
  const form = useContractForm(surveyApi.create.input, { title: '', slug: '', isAnonymous: true });
  const title = form.field('title');
  const isFollowing = form.values.slug === slugOf(form.values.title);
  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    if (isFollowing) form.set('slug', slugOf(event.currentTarget.value));
    title.onChange(event);
  };
  return (
    <DialogForm
      form={form}
      label={t('surveys.create')}
      onSave={async (given) => void navigate(surveyPathOf((await create.mutateAsync(given)).id))}
      onClose={(isDone) => !isDone && onClose()}
    >
      <TextInput label={t('surveys.field.title')} required data-autofocus {...title} onChange={change} />
      <TextInput
        label={t('surveys.field.slug')}
        description={t('surveys.field.slug.help')}
        {...HELP_BELOW}
        required
        {...form.field('slug')}
      />
      <Switch
        label={t('surveys.field.anonymous')}
        description={t('surveys.field.anonymous.help')}
        {...form.check('isAnonymous')}
      />
    </DialogForm>
  );
}
