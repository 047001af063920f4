import { boardApi } from '@fachwerk/boards/contract';
import { type CardDetails, ShortCodes } from '@fachwerk/boards/contract-card';
import { shortCode } from '@fachwerk/boards/rules/short-code';
import { useAsk } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { ErrorSummary } from '@fachwerk/react/form';
import { useLanguage, useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './card.module.css';
import { useCardChange } from './use-card-change.ts';

const Codes = z.object({ shortCodes: ShortCodes });

type Props = { readonly card: CardDetails; readonly mayEdit: boolean; readonly onChanged: () => void };

/** What the variables in title and text stand for. */
export function CardCodes({ card, mayEdit, onChanged }: Props) {
  const t = useText(adminDe);
  const { save } = useCardChange(card, onChanged);
  const form = useContractForm(Codes, { shortCodes: card.shortCodes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(({ shortCodes }) => save({}, shortCodes));
  };
  const codes = form.values.shortCodes;
  const language = useLanguage();
  const { shortCodes: offered = [] } =
    useAsk(boardApi.shortCodes, { a: 'card', b: language }, { isEnabled: codes.length > 0 }).data ?? {};
  const setCodes = (next: typeof codes) => form.set('shortCodes', next);
  const isOpen = form.state === 'changed' || form.state === 'saving';
  return (
    <form noValidate onSubmit={submit}>
      {form.refusal && <ErrorSummary form={form} />}
      <Stack gap="sm">
        {codes.map((each, at) => (
          <Group key={at} gap="xs" wrap="nowrap" align="flex-end">
            <TextInput
              label={t('desk.code')}
              data-unsaved={form.state === 'changed'}
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
            {t('desk.code_help')}{' '}
            {offered.length > 0 && t('desk.code_known', { codes: offered.map(({ code }) => code).join(', ') })}
          </Text>
        )}
      </Stack>
    </form>
  );
}
