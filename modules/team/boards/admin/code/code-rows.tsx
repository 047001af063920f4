import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import * as z from 'zod/mini';
import { ShortCodes } from '../../contract-card.ts';
import { shortCode } from '../../rules/short-code.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../card/card.module.css';

export const Codes = z.object({ shortCodes: ShortCodes });
export type CodesForm = ContractForm<z.infer<typeof Codes>, z.infer<typeof Codes>>;

type Props = { readonly form: CodesForm; readonly mayEdit: boolean };

/** Short codes and their values, one per line. */
export function CodeRows({ form, mayEdit }: Props) {
  const t = useText(adminDe);
  const codes = form.values.shortCodes;
  const setCodes = (next: typeof codes) => form.set('shortCodes', next);
  return codes.map((each, at) => (
    <Group key={at} gap="xs" wrap="nowrap" align="flex-end">
      <TextInput
        label={t('desk.code')}
        data-unsaved={form.state === 'changed'}
        value={each.code}
        readOnly={!mayEdit}
        onChange={({ currentTarget }) =>
          setCodes(
            codes.map((other, index) => (index === at ? { ...other, code: shortCode(currentTarget.value) } : other)),
          )
        }
      />
      <TextInput
        className={classes.grow ?? ''}
        label={t('desk.code_value')}
        readOnly={!mayEdit}
        {...form.field(`shortCodes.${at}.value`)}
      />
      {mayEdit && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('desk.code_remove', { code: each.code })}
          onClick={() => setCodes(codes.filter((_, index) => index !== at))}
        >
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      )}
    </Group>
  ));
}

export function AddCode({ form }: { readonly form: CodesForm }) {
  const t = useText(adminDe);
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<IconPlus size={16} stroke={1.5} />}
      onClick={() => form.set('shortCodes', [...form.values.shortCodes, { code: '{kunde}', value: '' }])}
    >
      {t('desk.code_add')}
    </Button>
  );
}
