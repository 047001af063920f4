import { line, paragraph } from '@fachwerk/base/schema';
import { type CardDetails, ShortCodes } from '@fachwerk/boards/contract-card';
import { shortCode } from '@fachwerk/boards/rules/short-code';
import { useContractForm } from '@fachwerk/react/contract-form';
import { ErrorSummary } from '@fachwerk/react/form';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './card.module.css';
import { useCardChange } from './use-card-change.ts';

const Words = z.object({ title: line(200, 1), description: paragraph(20_000), shortCodes: ShortCodes });

type Props = { readonly card: CardDetails; readonly mayEdit: boolean; readonly onChanged: () => void };

/** Title, text, and what the variables in them stand for. */
export function CardText({ card, mayEdit, onChanged }: Props) {
  const t = useText(adminDe);
  const { save } = useCardChange(card, onChanged);
  const { title, description, shortCodes } = card;
  const form = useContractForm(Words, { title, description, shortCodes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(({ shortCodes: codes, ...words }) => save(words, codes));
  };
  const codes = form.values.shortCodes;
  const setCodes = (next: typeof codes) => form.set('shortCodes', next);
  const isOpen = form.state === 'changed' || form.state === 'saving';
  return (
    <form noValidate onSubmit={submit}>
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
        {codes.map((each, at) => (
          <Group key={at} gap="xs" wrap="nowrap" align="flex-end">
            <TextInput
              label={t('desk.code')}
              value={each.code}
              readOnly={!mayEdit}
              onChange={({ currentTarget }) =>
                setCodes(
                  codes.map((other, index) =>
                    index === at ? { ...other, code: shortCode(currentTarget.value) } : other,
                  ),
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
        ))}
        {mayEdit && (
          <Group gap="xs" justify="space-between">
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.5} />}
              onClick={() => setCodes([...codes, { code: '{kunde}', value: '' }])}
            >
              {t('desk.code_add')}
            </Button>
            {isOpen && (
              <Group gap="xs">
                <Button variant="default" onClick={form.discard}>
                  {t('kit.cancel')}
                </Button>
                <Button type="submit" loading={form.state === 'saving'}>
                  {t('kit.save')}
                </Button>
              </Group>
            )}
          </Group>
        )}
        {codes.length > 0 && (
          <Text size="xs" c="dimmed">
            {t('desk.code_help')}
          </Text>
        )}
      </Stack>
    </form>
  );
}
