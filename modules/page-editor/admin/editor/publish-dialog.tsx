import { pageApi } from '@fachwerk/pages/contract';
import { useAsk, useChange } from '@fachwerk/react/call';
import { isProblem } from '@fachwerk/react/call-problem';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { siteTemplateApi } from '@fachwerk/site-templates/contract';
import { Alert, Anchor, Checkbox, List, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';
import { ChangeList } from '../versions/change-list.tsx';
import { useBlockWords } from './block-words.ts';
import type { Draft } from './use-draft.ts';

const PublishInput = z.pick(pageApi.publish.input, { note: true, evenHalfTranslated: true });

/** Shows what visitors will see otherwise than before, and then publishes it. */
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
  const isReady = versions.data && (!newest || before.data);
  const failed = [versions, before].find(({ isError, data }) => isError && !data);
  return (
    <Dialog title={t('editor.publish.title')} onClose={onClose} size="lg">
      {failed && <ErrorState error={failed.error} onRetry={() => failed.refetch()} />}
      {!isReady && !failed && <Loading lines={5} />}
      {isReady && (
        <>
          {newest && before.data ? (
            <ChangeList before={before.data.content} after={draft.content} none={t('editor.changes.none')} />
          ) : (
            <Text mb="md">{t('editor.publish.first', { count: draft.content.blocks.length })}</Text>
          )}
          <LeftSamples draft={draft} />
          <PublishForm draft={draft} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

function PublishForm({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useText(adminDe);
  const { keeper, page } = draft;
  const publish = useChange(pageApi.publish, { isQuiet: true });
  const form = useContractForm(PublishInput, { note: '', evenHalfTranslated: false });
  const isHalf = isProblem(form.refusal?.error, 'page.half_translated') || form.values.evenHalfTranslated;
  const isUnlawful = isProblem(form.refusal?.error, 'page.unlawful');
  const save = async (input: z.output<typeof PublishInput>) => {
    const version = await keeper.flush();
    if (version === null) throw new Error('not saved');
    keeper.renew({ page: await publish.mutateAsync({ pageId: page.id, version, ...input }) });
    notify(t('editor.publish.done', { address: `/${page.slug}` }));
  };
  return (
    <DialogForm
      form={form}
      label={t('editor.publish.confirm')}
      onSave={save}
      onClose={onClose}
      isReady={draft.saving !== 'offline' && draft.saving !== 'refused'}
    >
      <TextInput label={t('editor.publish.note')} placeholder={t('editor.publish.note.help')} {...form.field('note')} />
      {isUnlawful && (
        <Anchor component={Link} to="/admin/legal-checks">
          {t('editor.publish.law')}
        </Anchor>
      )}
      {isHalf && <Checkbox label={t('editor.publish.half')} {...form.check('evenHalfTranslated')} />}
    </DialogForm>
  );
}

/** Names the blocks that still speak like their template, before visitors read them. It keeps nobody from publishing. */
function LeftSamples({ draft }: { draft: Draft }) {
  const t = useText(adminDe);
  const { blockName, summary } = useBlockWords();
  const { blocks } = draft.content;
  const left = useAsk(siteTemplateApi.samples, { blocks }).data?.blockIds ?? [];
  if (left.length === 0) return null;
  return (
    <Alert color="warn" mt="md" icon={<IconAlertTriangle stroke={1.5} />} title={t('editor.samples.title')}>
      {t('editor.samples.about')}
      <List size="sm" mt="xs">
        {blocks
          .filter(({ id }) => left.includes(id))
          .map((block) => (
            <List.Item key={block.id}>
              <strong>{blockName(block.kind)}</strong>: {summary(block)}
            </List.Item>
          ))}
      </List>
    </Alert>
  );
}
