import { type PageHurdles, pageApi } from '@fachwerk/pages/contract';
import { whyNotPublish } from '@fachwerk/pages/rules/hurdles';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Checkbox, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';
import { ChangeList } from '../versions/change-list.tsx';
import { HurdleList } from './hurdle-list.tsx';
import type { Draft } from './use-draft.ts';

const PublishInput = z.pick(pageApi.publish.input, { note: true, evenHalfTranslated: true });

/** Shows what visitors will see otherwise than before and all that stands in the way, and then publishes it. */
export function PublishDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useText(adminDe);
  const { page } = draft;
  const versions = useAsk(pageApi.versions, { pageId: page.id });
  const newest = versions.data?.versions[0];
  const before = useAsk(
    pageApi.version,
    { pageId: page.id, versionId: newest?.id ?? '' },
    { isEnabled: newest !== undefined },
  );
  const hurdles = useAsk(pageApi.hurdles, { pageId: page.id, content: draft.content });
  const isReady = versions.data && (!newest || before.data);
  const failed = [versions, before, hurdles].find(({ isError, data }) => isError && !data);
  return (
    <Dialog title={t('editor.publish.title')} onClose={onClose} size="lg">
      {failed && <ErrorState error={failed.error} onRetry={() => failed.refetch()} />}
      {!(isReady && hurdles.data) && !failed && <Loading lines={5} />}
      {isReady && hurdles.data && (
        <>
          {newest && before.data ? (
            <ChangeList before={before.data.content} after={draft.content} none={t('editor.changes.none')} />
          ) : (
            <Text mb="md">{t('editor.publish.first', { count: draft.content.blocks.length })}</Text>
          )}
          <HurdleList hurdles={hurdles.data} blocks={draft.content.blocks} />
          <PublishForm draft={draft} hurdles={hurdles.data} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

type FormProps = { draft: Draft; hurdles: PageHurdles; onClose: () => void };

function PublishForm({ draft, hurdles, onClose }: FormProps) {
  const t = useText(adminDe);
  const { keeper, page } = draft;
  const publish = useChange(pageApi.publish, { isQuiet: true });
  const form = useContractForm(PublishInput, { note: '', evenHalfTranslated: false });
  const { evenHalfTranslated = false } = form.values;
  const refusal = whyNotPublish(hurdles, evenHalfTranslated);
  const save = async (input: z.output<typeof PublishInput>) => {
    const version = await keeper.flush();
    if (version === null) throw new Error('not saved');
    keeper.renew({ page: await publish.mutateAsync({ pageId: page.id, version, ...input }) });
    notify(t('editor.publish.done', { address: `/${page.slug}` }));
  };
  const isOnline = draft.saving !== 'offline' && draft.saving !== 'refused';
  return (
    <DialogForm
      form={form}
      label={t(`editor.publish.${labelOf(hurdles, evenHalfTranslated)}`)}
      onSave={save}
      onClose={onClose}
      isReady={isOnline && refusal === null}
    >
      <TextInput label={t('editor.publish.note')} placeholder={t('editor.publish.note.help')} {...form.field('note')} />
      {hurdles.faults.length > 0 && (
        <Anchor component={Link} to="/admin/legal-checks">
          {t('editor.publish.law')}
        </Anchor>
      )}
      {hurdles.half.length > 0 && <Checkbox label={t('editor.publish.half')} {...form.check('evenHalfTranslated')} />}
    </DialogForm>
  );
}

/** The button says what it will do. */
function labelOf({ half, samples }: PageHurdles, evenHalfTranslated: boolean): 'german' | 'with_samples' | 'confirm' {
  if (half.length > 0 && evenHalfTranslated) return 'german';
  return samples.length > 0 ? 'with_samples' : 'confirm';
}
