import { useAsk } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { ErrorSummary } from '@fachwerk/react/form';
import { useLanguage, useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { boardApi } from '../../contract.ts';
import type { CardDetails } from '../../contract-card.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AddCode, CodeRows, Codes } from '../code/code-rows.tsx';
import { useCardChange } from './use-card-change.ts';

type Props = { readonly card: CardDetails; readonly mayEdit: boolean; readonly onChanged: () => void };

/** Values of the variables in title and description. */
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
  const isOpen = form.state === 'changed' || form.state === 'saving';
  return (
    <form noValidate onSubmit={submit}>
      {form.refusal && <ErrorSummary form={form} />}
      <Stack gap="sm">
        <CodeRows form={form} mayEdit={mayEdit} />
        {mayEdit && (
          <Group gap="xs" justify="space-between">
            <AddCode form={form} />
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
