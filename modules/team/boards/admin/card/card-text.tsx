import { line, paragraph } from '@fachwerk/base/schema';
import { useContractForm } from '@fachwerk/react/contract-form';
import { ErrorSummary } from '@fachwerk/react/form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { useSaveWhenLeft } from '@fachwerk/react/save-when-left';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { CardDetails } from '../../contract-card.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useCardChange } from './use-card-change.ts';

const Words = z.object({ title: line(200, 1), description: paragraph(20_000), label3: line(60) });
type Words = z.infer<typeof Words>;

type Props = { readonly card: CardDetails; readonly mayEdit: boolean; readonly onChanged: () => void };

/** Title, description and automation label; saved on blur, like the rest of the drawer on selection, with undo. */
export function CardText({ card, mayEdit, onChanged }: Props) {
  const t = useText(adminDe);
  const { save } = useCardChange(card, onChanged);
  const [before, setBefore] = useState<Partial<Words> | null>(null);
  const { title, description, label3 } = card;
  const form = useContractForm(Words, { title, description, label3 });
  const onForm = useSaveWhenLeft(form, async (words, isLeaving) => {
    // Send only changed fields: a colleague's edit of the other field is kept.
    const changed = {
      ...(words.title !== title && { title: words.title }),
      ...(words.description !== description && { description: words.description }),
      ...(words.label3 !== label3 && { label3: words.label3 }),
    };
    const earlier = {
      ...('title' in changed && { title }),
      ...('description' in changed && { description }),
      ...('label3' in changed && { label3 }),
    };
    await save(changed);
    if (isLeaving) notify(t('desk.card_saved'), { run: () => void save(earlier) });
    setBefore(earlier);
  });
  const undo = async () => {
    if (before) await save(before);
    setBefore(null);
  };
  return (
    <form noValidate {...onForm}>
      {form.refusal && <ErrorSummary form={form} />}
      <Stack gap="sm">
        <TextInput label={t('desk.card_title')} readOnly={!mayEdit} {...form.field('title')} />
        <Textarea
          label={t('desk.description')}
          autosize
          minRows={3}
          maxRows={16}
          readOnly={!mayEdit}
          {...form.field('description')}
        />
        <TextInput
          label={t('desk.label3')}
          description={t('desk.label3_help')}
          {...HELP_BELOW}
          readOnly={!mayEdit}
          {...form.field('label3')}
        />
        <Group gap="xs" role="status" mih={26}>
          {form.state === 'saving' && (
            <Text size="sm" c="dimmed">
              {t('kit.saving')}
            </Text>
          )}
          {form.state === 'saved' && before && (
            <>
              <IconCheck size={16} stroke={1.5} color="var(--fw-ok)" aria-hidden />
              <Text size="sm" c="dimmed">
                {t('kit.saved')}
              </Text>
              <Button variant="subtle" size="compact-sm" onClick={() => void undo().catch(() => undefined)}>
                {t('kit.undo')}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </form>
  );
}
