import { LANGUAGES } from '@fachwerk/base/language';
import { OWN_NAMES } from '@fachwerk/base/texts/own-names';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { AvatarField } from './avatar-field.tsx';
import type { Picture, ProfileValues } from './user-values.ts';

type Props = {
  form: Pick<ContractForm<ProfileValues>, 'field' | 'idOf'> & { readonly values: ProfileValues };
  onPicture: (picture: Picture) => void;
  /** The address stands behind the names; who may change it is not the same everywhere. */
  email: ReactNode;
  /** The browser may fill in one's own name, but not that of a colleague. */
  isOwn?: boolean;
  /** Somebody new: typing begins with the name. */
  isNew?: boolean;
};

/** What is known about a person, whoever looks after it. */
export function ProfileFields({ form, onPicture, email, isOwn = false, isNew = false }: Props) {
  const t = useText(adminDe);
  const filled = (by: string) => (isOwn ? by : 'off');
  const { contact, picture } = form.values;
  return (
    <>
      <AvatarField
        id={form.idOf('picture')}
        person={contact}
        value={picture}
        onChange={onPicture}
        error={form.field('picture').error}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label={t('user.field.contact.firstName')}
          autoComplete={filled('given-name')}
          {...(isNew && { autoFocus: true, 'data-autofocus': true })}
          {...form.field('contact.firstName')}
        />
        <TextInput
          label={t('user.field.contact.lastName')}
          autoComplete={filled('family-name')}
          {...form.field('contact.lastName')}
        />
      </SimpleGrid>
      {email}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label={t('user.field.contact.phone')}
          type="tel"
          autoComplete={filled('tel')}
          {...form.field('contact.phone')}
        />
        <TextInput
          label={t('user.field.contact.position')}
          autoComplete={filled('organization-title')}
          {...form.field('contact.position')}
        />
      </SimpleGrid>
      <Select
        label={t('user.field.language')}
        {...HELP_BELOW}
        description={isOwn ? t('settings.profile.language') : t('users.language.help')}
        data={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
        allowDeselect={false}
        {...form.field('language')}
      />
    </>
  );
}

/** The address somebody else signs in with; the browser must not offer one's own. */
export function EmailField({ form }: { form: Pick<ContractForm, 'field'> }) {
  const t = useText(adminDe);
  return (
    <TextInput
      label={t('user.field.email')}
      {...HELP_BELOW}
      description={t('users.email.help')}
      type="email"
      inputMode="email"
      autoComplete="off"
      {...form.field('email')}
    />
  );
}
