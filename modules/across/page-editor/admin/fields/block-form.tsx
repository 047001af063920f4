import type { Block } from '@fachwerk/pages/contract-content';
import { useText } from '@fachwerk/react/texts';
import { Stack, Text } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { kindOf, useEditor } from '../editor/editor-context.ts';
import { FieldInput } from './field-input.tsx';

type Props = { kind: string; content: Block['content']; onChange: (content: Block['content']) => void };

/** What can be written in a block of this kind. */
export function ContentFields({ kind, content, onChange }: Props) {
  const t = useText(adminDe);
  const { known } = useEditor();
  const fields = Object.entries(kindOf(known, kind)?.fields ?? {});
  if (fields.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('editor.no_fields')}
      </Text>
    );
  }
  return (
    <Stack gap="md">
      {fields.map(([name, field]) => (
        <FieldInput
          key={name}
          field={field}
          name={`block.${kind}.${name}`}
          value={content[name]}
          onChange={(value) => onChange({ ...content, [name]: value })}
        />
      ))}
    </Stack>
  );
}
