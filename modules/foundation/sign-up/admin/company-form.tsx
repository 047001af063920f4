import { enter } from '@fachwerk/auth/account';
import { PasswordChoice } from '@fachwerk/auth/parts';
import type { Output } from '@fachwerk/base/contract';
import { Trade } from '@fachwerk/companies/contract';
import { call } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Checkbox, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { type Confirmed, NewMerchant, signUpApi } from '../contract.ts';
import { whyNotAccepted } from '../rules/sign-up.ts';
import { adminDe } from '../texts/admin.de.ts';
import { useStaffLanguage } from './staff-language.ts';

type Props = { info: Output<typeof signUpApi.show>; confirmed: Confirmed; onFail: (error: unknown) => void };

/** The company and who runs it. Afterwards one is in. */
export function CompanyForm({ info, confirmed }: Props) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const language = useStaffLanguage();
  const form = useContractForm(NewMerchant, {
    companyName: '',
    trade: 'restaurant',
    firstName: '',
    lastName: '',
    password: '',
    language,
    acceptsTerms: false,
    acceptsPrivacy: false,
  });
  const { companyName, firstName, lastName, password } = form.values;
  const complete = async (merchant: NewMerchant) => {
    await enter(await call(signUpApi.complete, { ...merchant, language, pass: confirmed.pass }));
    navigate('/admin/dashboard', { replace: true });
  };
  return (
    <DialogForm
      form={form}
      label={t('sign_up.complete')}
      isReady={whyNotAccepted(form.values) === null}
      onSave={complete}
    >
      <Text>{t('sign_up.form.confirmed', { email: confirmed.email })}</Text>
      <TextInput
        label={t('sign_up.companyName')}
        {...HELP_BELOW}
        description={t('sign_up.companyName.help')}
        autoComplete="organization"
        {...form.field('companyName')}
      />
      <Select
        label={t('sign_up.trade')}
        data={Trade.options.map((value) => ({ value, label: t(`sign_up.trade.${value}`) }))}
        allowDeselect={false}
        {...form.field('trade')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label={t('sign_up.firstName')} autoComplete="given-name" {...form.field('firstName')} />
        <TextInput label={t('sign_up.lastName')} autoComplete="family-name" {...form.field('lastName')} />
      </SimpleGrid>
      <PasswordChoice
        label={t('sign_up.password')}
        owner={{ email: confirmed.email, firstName, lastName, companyName }}
        {...form.field('password')}
        value={password}
      />
      <Consent url={info.termsUrl} link={t('sign_up.terms.link')}>
        <Checkbox
          label={t('sign_up.terms', { operator: info.operatorName })}
          {...checked(form.field('acceptsTerms'))}
        />
      </Consent>
      <Consent url={info.privacyUrl} link={t('sign_up.privacy.link')}>
        <Checkbox label={t('sign_up.privacy')} {...checked(form.field('acceptsPrivacy'))} />
      </Consent>
    </DialogForm>
  );
}

/** A box knows whether it is checked, not what stands in it. */
function checked({ value, ...field }: ReturnType<ReturnType<typeof useContractForm>['field']>) {
  return { ...field, checked: Boolean(value) };
}

function Consent({ url, link, children }: { url: string | null; link: string; children: React.ReactNode }) {
  return (
    <div>
      {children}
      {url && (
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm" ml={32}>
          {link}
        </Anchor>
      )}
    </div>
  );
}
