import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { CopyValue } from '@fachwerk/react/copy-value';
import { atFields } from '@fachwerk/react/field-refusal';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { OneQuestion } from '@fachwerk/react/one-question';
import { QrCode } from '@fachwerk/react/qr-code';
import { SecretField } from '@fachwerk/react/secret-field';
import { StepHead } from '@fachwerk/react/step-head';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { accountApi, Password } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor-setup.module.css';

type Step =
  | { readonly name: 'password' }
  | { readonly name: 'scan'; readonly secret: string; readonly uri: string }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

type Props = {
  onDone: () => void;
  onCancel?: () => void;
  /** Shown before the first step: why a second factor is required. */
  intro?: ReactNode;
};

/** Steps: password, QR code with first code, recovery codes. */
export function SecondFactorSetup({ onDone, onCancel, intro }: Props) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  if (step.name === 'scan')
    return <ScanStep {...step} onConfirmed={(codes) => setStep({ name: 'codes', codes })} onCancel={onCancel} />;
  return (
    <Stack gap="lg">
      {intro}
      <PasswordStep onBegun={(begun) => setStep({ name: 'scan', ...begun })} onCancel={onCancel} />
    </Stack>
  );
}

type Begun = { readonly secret: string; readonly uri: string };
type Cancel = (() => void) | undefined;
const PasswordValues = z.object({ password: Password });

function PasswordStep({ onBegun, onCancel }: { onBegun: (begun: Begun) => void; onCancel: Cancel }) {
  const t = useText(adminDe);
  const form = useContractForm(PasswordValues, { password: '' });
  const begin = useChange(accountApi.beginSecondFactor, { isQuiet: true, stale: 'nothing' });
  const onAnswer = async (values: z.infer<typeof PasswordValues>) => {
    onBegun(await begin.mutateAsync(values).catch(atFields({ 'password.wrong': 'password' })));
  };
  return (
    <OneQuestion form={form} field="password" onAnswer={onAnswer}>
      <StepHead at={1} of={3} title={t('factor.password.title')}>
        {t('factor.password.text')}
      </StepHead>
      <SecretField label={t('settings.password.current')} autoComplete="current-password" {...form.field('password')} />
      <StepButtons label={t('factor.next')} isBusy={begin.isPending} onCancel={onCancel} />
    </OneQuestion>
  );
}

const CodeValues = z.object({ code: accountApi.confirmSecondFactor.input.shape.code.check(z.minLength(1)) });

type ScanProps = Begun & { onConfirmed: (codes: readonly string[]) => void; onCancel: Cancel };

function ScanStep({ secret, uri, onConfirmed, onCancel }: ScanProps) {
  const t = useText(adminDe);
  const form = useContractForm(CodeValues, { code: '' });
  // The recovery codes are shown next; refetching everything could unmount them.
  const confirm = useChange(accountApi.confirmSecondFactor, { isQuiet: true, stale: 'nothing' });
  const onAnswer = async ({ code }: z.infer<typeof CodeValues>) => {
    const { recoveryCodes } = await confirm
      .mutateAsync({ code: code.replace(/\s/g, '') })
      .catch(atFields({ 'second_factor.code_wrong': 'code' }));
    onConfirmed(recoveryCodes);
  };
  return (
    <OneQuestion form={form} field="code" onAnswer={onAnswer}>
      <StepHead at={2} of={3} title={t('factor.scan.title')}>
        {t('factor.scan.text')}
      </StepHead>
      <div className={classes.scan}>
        <QrCode text={uri} label={t('factor.scan.code')} />
        <Stack gap="xs">
          <Text>{t('factor.scan.here')}</Text>
          <Anchor href={uri}>{t('factor.scan.open')}</Anchor>
          <CopyValue label={t('factor.scan.secret')} value={secret} shown={inFours(secret)} />
        </Stack>
      </div>
      <TextInput
        label={t('factor.code')}
        {...HELP_BELOW}
        description={t('factor.code.help')}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={`tabular ${classes.digits}`}
        {...form.field('code')}
      />
      <StepButtons label={t('factor.confirm')} isBusy={confirm.isPending} onCancel={onCancel} />
    </OneQuestion>
  );
}

function StepButtons({ label, isBusy, onCancel }: { label: string; isBusy: boolean; onCancel: Cancel }) {
  const t = useText(adminDe);
  return (
    <Group gap="xs">
      <Button type="submit" loading={isBusy}>
        {label}
      </Button>
      {onCancel && (
        <Button variant="subtle" color="gray" c="dimmed" onClick={onCancel}>
          {t('kit.cancel')}
        </Button>
      )}
    </Group>
  );
}

/** Groups of four are easier to type. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
