import type { PageContent } from '@fachwerk/pages/contract-content';
import { diffContents } from '@fachwerk/pages/rules/page-diff';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import { IconArrowsMove, IconFileText, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import { useBlockLabels } from '../editor/block-words.ts';
import classes from './versions.module.css';

const ICONS = { added: IconPlus, removed: IconTrash, changed: IconPencil, moved: IconArrowsMove };

/** What the newer one has otherwise than the older one, in words. */
export function ChangeList({ before, after, none }: { before: PageContent; after: PageContent; none: string }) {
  const t = useText(adminDe);
  const { blockName, summary } = useBlockLabels();
  const { fields, blocks } = diffContents(before, after);
  if (fields.length + blocks.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <ul className={classes.changes} aria-label={t('editor.changes')}>
      {fields.length > 0 && (
        <li className={classes.change}>
          <IconFileText size={18} stroke={1.5} aria-hidden />
          <span>
            {t('editor.changes.page', { fields: fields.map((each) => t(`editor.page_field.${each}`)).join(', ') })}
          </span>
        </li>
      )}
      {blocks.map(({ id, kind, what, before: old, after: fresh }) => {
        const Icon = ICONS[what];
        return (
          <li key={id} className={classes.change}>
            <Icon size={18} stroke={1.5} aria-hidden />
            <span>
              <strong>{t(`editor.changes.${what}`, { name: blockName(kind) })}</strong>
              <Text size="sm" c="dimmed" component="div">
                {summary((fresh ?? old)!)}
              </Text>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
