import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Radio, Stack, Text } from '@mantine/core';
import * as z from 'zod/mini';
import { RejectReason, type Review, reviewApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './reviews.module.css';

type Props = { review: Review | null; onClose: () => void };

/** Which of the reasons it is; there is none for a low rating. */
export function RejectDialog({ review, onClose }: Props) {
  const t = useText(adminDe);
  return (
    <Dialog title={t('item-reviews.reject.title')} isOpen={review !== null} onClose={onClose}>
      {review && <RejectForm review={review} onClose={onClose} />}
    </Dialog>
  );
}

const Values = z.pick(reviewApi.reject.input, { reason: true });

function RejectForm({ review: { id, version, title, text }, onClose }: { review: Review; onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { reason: 'off_topic' });
  const reject = useChange(reviewApi.reject, { isQuiet: true });
  return (
    <DialogForm
      form={form}
      label={t('item-reviews.reject')}
      isDanger
      onSave={(values) => reject.mutateAsync({ id, version, ...values })}
      onSaved={() => notify(t('item-reviews.rejected'))}
      onClose={onClose}
    >
      {(title || text) && <p className={classes.message}>{[title, text].filter(Boolean).join(' · ')}</p>}
      <Radio.Group label={t('item-reviews.reject.reason')} {...form.field('reason')}>
        <Stack gap="xs" mt={4}>
          {RejectReason.options.map((reason) => (
            <Radio key={reason} value={reason} label={t(`review_reason.${reason}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        {t('item-reviews.reject.text')}
      </Text>
    </DialogForm>
  );
}
