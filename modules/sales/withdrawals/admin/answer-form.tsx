import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { LongText } from '@fachwerk/react/long-text';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Input } from '@mantine/core';
import { IconTextPlus } from '@tabler/icons-react';
import * as z from 'zod/mini';
import { withdrawalApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import type { WithdrawalStory } from './withdrawal-facts.tsx';

const Values = z.pick(withdrawalApi.answer.input, { text: true });

/** By mail, in the customer's language; the sentences at hand are in it already. */
export function AnswerForm({ withdrawal }: { withdrawal: WithdrawalStory }) {
  const t = useText(adminDe);
  const { id, version, email, language, canned } = withdrawal;
  const form = useContractForm(Values, { text: '' });
  const answer = useChange(withdrawalApi.answer, { isQuiet: true });
  const onSave = async ({ text }: z.infer<typeof Values>) => {
    await answer.mutateAsync({ id, version, text });
    notify(t('withdrawals.sent', { email }));
  };
  return (
    <Form form={form} onSave={onSave} saveLabel={t('withdrawals.send')}>
      <Input.Wrapper label={t('withdrawals.canned')} labelElement="div">
        <Group gap="xs" mt={4} role="group" aria-label={t('withdrawals.canned')}>
          {canned.map(({ kind, text }) => (
            <Button
              key={kind}
              variant="default"
              size="compact-md"
              leftSection={<IconTextPlus size={16} stroke={1.5} />}
              onClick={() => form.set('text', text)}
            >
              {t(`withdrawals.canned.${kind}`)}
            </Button>
          ))}
        </Group>
      </Input.Wrapper>
      <LongText
        language={language}
        label={t('withdrawals.answer', { email })}
        description={t('withdrawals.answer.help', { language: t(`language.${language}`) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={10}
        {...form.field('text')}
      />
    </Form>
  );
}
