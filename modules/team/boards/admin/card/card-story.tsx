import { Step, Story } from '@fachwerk/react/story';
import { useText } from '@fachwerk/react/texts';
import { Title } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsExchange,
  IconCheckbox,
  IconCopy,
  IconLink,
  IconMessage,
  IconPaperclip,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUnlink,
  type TablerIcon,
} from '@tabler/icons-react';
import type { HistoryEntry, HistoryKind } from '../../contract-card.ts';
import { adminDe } from '../../texts/admin.de.ts';

const ICONS: Readonly<Record<HistoryKind, TablerIcon>> = {
  created: IconPlus,
  copied: IconCopy,
  moved: IconArrowsExchange,
  changed: IconPencil,
  checked: IconCheckbox,
  archived: IconArchive,
  restored: IconArrowBackUp,
  attached: IconPaperclip,
  detached: IconTrash,
  linked: IconLink,
  unlinked: IconUnlink,
  comment: IconMessage,
};

/** Comments and changes, newest first. */
export function CardStory({ history }: { readonly history: readonly HistoryEntry[] }) {
  const t = useText(adminDe);
  return (
    <section aria-label={t('desk.history')}>
      <Title order={3}>{t('desk.history')}</Title>
      <Story>
        {history.map((entry) => (
          <HistoryStep key={entry.id} entry={entry} />
        ))}
      </Story>
    </section>
  );
}

const FIELDS = [
  'title',
  'description',
  'label3',
  'dueOn',
  'labels',
  'assignees',
  'checklist',
  'shortCodes',
  'coverId',
] as const;

function HistoryStep({ entry: { kind, at, personName: name, data, comment } }: { readonly entry: HistoryEntry }) {
  const t = useText(adminDe);
  const said = (key: string) => (typeof data[key] === 'string' ? data[key] : '');
  const changed = Array.isArray(data.fields)
    ? FIELDS.filter((field) => (data.fields as unknown[]).includes(field))
    : [];
  const own = Array.isArray(data.ownFields) ? data.ownFields.map(String) : [];
  const words = () => {
    if (kind === 'comment') return name;
    if (kind === 'checked')
      return t(data.isDone ? 'desk.story.checked' : 'desk.story.unchecked', { name, text: said('text') });
    if (kind === 'changed')
      return t('desk.story.changed', {
        name,
        fields: [...changed.map((field) => t(`desk.field.${field}`)), ...own].join(', '),
      });
    return t(`desk.story.${kind}`, { name, from: said('from'), to: said('to'), file: said('name') });
  };
  return (
    <Step icon={ICONS[kind]} at={at} quote={comment || undefined}>
      {words()}
    </Step>
  );
}
