import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useHashDialog } from '@fachwerk/react/hash-dialog';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { locationApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { REVIEW_HASH } from './location-menu.tsx';

/** One review link for every location that has none of its own. */
export function ReviewLinkDialog({ reviewLink }: { reviewLink: string }) {
  const t = useText(adminDe);
  const { isOpen, close } = useHashDialog(REVIEW_HASH);
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('review_link.title')}>
      <ReviewLinkForm reviewLink={reviewLink} onClose={close} />
    </Dialog>
  );
}

function ReviewLinkForm({ reviewLink, onClose }: { reviewLink: string; onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(locationApi.saveReviewLink.input, { reviewLink });
  const save = useChange(locationApi.saveReviewLink, { isQuiet: true });
  return (
    <DialogForm form={form} label={t('kit.save')} onSave={(values) => save.mutateAsync(values)} onClose={onClose}>
      <TextInput
        label={t('review_link.label')}
        description={t('review_link.help')}
        {...HELP_BELOW}
        inputMode="url"
        placeholder={t('review_link.example')}
        data-autofocus
        {...form.field('reviewLink')}
      />
    </DialogForm>
  );
}
