import { useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { useText } from '@fachwerk/react/texts';
import { Button, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { asciiHost, type Domain, domainApi, HostName } from '../contract-domain.ts';
import { whyNotHost } from '../rules/domain-states.ts';
import { adminDe } from '../texts/admin.de.ts';

const Values = z.object({ host: HostName });
/** Server refusals about the host are shown at its field. */
const AT_HOST = new Set(['domain.taken', 'domain.own_host', 'domain.of_operator', 'input.invalid']);

type Props = {
  ownHost: string;
  /** Present when renaming. */
  domain?: Domain;
  onSaved: (saved: Domain) => void;
  onCancel?: () => void;
};

export function DomainForm({ ownHost, domain, onSaved, onCancel }: Props) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { host: domain?.host ?? '' });
  const edit = useChange(domainApi.edit, { isQuiet: true });
  const saved = useRef<Domain>(undefined);

  const onSave = async ({ host }: z.infer<typeof Values>) => {
    const whyNot = whyNotHost(asciiHost(host) ?? '', ownHost);
    if (whyNot) throw atHost(whyNot, t(whyNot));
    saved.current = await edit
      .mutateAsync({ domain: { ...(domain && { id: domain.id }), host } })
      .catch((error: unknown) => {
        throw error instanceof CallProblem && AT_HOST.has(error.code) ? atHost(error.code, error.message) : error;
      });
  };
  return (
    <Form
      form={form}
      isNew
      saveLabel={domain ? t('domains.rename') : t('domains.new')}
      onSave={onSave}
      onSaved={() => saved.current && onSaved(saved.current)}
      aside={
        onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('kit.cancel')}
          </Button>
        )
      }
    >
      {domain && <Text c="dimmed">{t('domains.rename.text', { host: domain.host })}</Text>}
      <TextInput
        label={t('domains.host')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={t('domains.host.help')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        {...form.field('host')}
      />
    </Form>
  );
}

function atHost(code: string, error: string): CallProblem {
  return new CallProblem(422, { code, error, fields: [{ path: 'host', code, error }] });
}
