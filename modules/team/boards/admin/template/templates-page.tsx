import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import classes from '@fachwerk/react/rows.module.css';
import { Empty } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { useTitle } from '@fachwerk/react/title';
import { ActionIcon, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { type Template, type TemplateInput, templateApi } from '../../contract-template.ts';
import { boardPath } from '../../rules/board-path.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useRhythmLabels } from './rhythm-words.ts';
import { TemplateForm } from './template-form.tsx';

/** The card templates of a board, with and without a schedule. */
export function TemplatesPage() {
  const t = useText(adminDe);
  const { boardId = '' } = useParams();
  const asked = useAsk(templateApi.list, { boardId });
  const [open, setOpen] = useState<TemplateInput | null>(null);
  const { boardName = '', templates = [], choices } = asked.data ?? {};
  const title = boardName ? t('templates.title_of', { name: boardName }) : t('templates.title');
  useTitle(title);
  if (!choices) return <PendingPanel asked={asked} />;
  const blank: TemplateInput = {
    boardId,
    columnId: null,
    title: '',
    rhythm: null,
    card: { description: '', labels: [], assignees: [], checklist: [], values: [], dueDays: null },
  };
  return (
    <Stack gap="lg" component="section">
      <Group justify="space-between" align="flex-end" gap="xs">
        <div>
          <Anchor component={Link} to={boardPath({ id: boardId, name: boardName })}>
            {t('templates.to_board')}
          </Anchor>
          <Title order={1}>{title}</Title>
          <Text c="dimmed">{t('templates.about')}</Text>
        </div>
        <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setOpen(blank)}>
          {t('templates.add')}
        </Button>
      </Group>
      <Panel isWide>
        {templates.length === 0 ? (
          <Empty title={t('templates.none.title')} text={t('templates.none.text')} />
        ) : (
          <ul className={classes.rows}>
            {templates.map((template) => (
              <TemplateRow key={template.id} template={template} onEdit={() => setOpen(template)} />
            ))}
          </ul>
        )}
      </Panel>
      {open && <TemplateForm key={open.id ?? 'new'} template={open} choices={choices} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

function TemplateRow({ template, onEdit }: { readonly template: Template; readonly onEdit: () => void }) {
  const t = useText(adminDe);
  const words = useRhythmLabels();
  const confirm = useConfirm();
  const remove = useChange(templateApi.remove);
  const { id, title: name, rhythm, nextAt } = template;
  const removeIt = async () => {
    const question = {
      title: t('templates.remove', { name }),
      text: t('templates.remove_text'),
      confirm: t('kit.delete'),
      isDanger: true,
    };
    if (await confirm(question)) remove.mutate({ id });
  };
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <Text size="sm" c="dimmed">
          {words(rhythm)}
          {nextAt && ` · ${t('templates.next', { at: formatDateTime(nextAt) })}`}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        <ActionIcon variant="subtle" color="gray" aria-label={t('templates.edit', { name })} onClick={onEdit}>
          <IconPencil size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('templates.remove', { name })}
          onClick={() => void removeIt()}
        >
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
    </li>
  );
}
