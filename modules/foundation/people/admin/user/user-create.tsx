import type { User } from '@fachwerk/auth/contract';
import { PasswordChoice } from '@fachwerk/auth/parts';
import { whyNotPassword } from '@fachwerk/auth/rules/password';
import { fullName } from '@fachwerk/react/avatar';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { atFields, fieldRefusal } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { translate, useText } from '@fachwerk/react/texts';
import { Radio, Stack } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Judge } from '../users/use-judge.ts';
import { EmailField, ProfileFields } from './profile-fields.tsx';
import { RolesField } from './roles-field.tsx';
import { pictureFields, UserValues } from './user-values.ts';

const NewUser = z.extend(z.omit(UserValues, { version: true }), {
  access: z.enum(['invite', 'password']),
  password: z.string().check(z.maxLength(200)),
});
type NewUser = z.infer<typeof NewUser>;

/** Somebody new: who it is, what they may do, and how they get in. */
export function UserCreate({ judge, language }: { judge: Judge; language: User['language'] }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useContractForm(NewUser, {
    contact: { firstName: '', lastName: '', phone: '', position: '' },
    email: '',
    language,
    backendRoles: [],
    limitedRoles: [],
    picture: { url: null, file: null, isRemoved: false },
    access: 'invite',
    password: '',
  });
  const create = useChange(userApi.create, { isQuiet: true });
  const { contact, email, access, password } = form.values;
  const owner = { email, firstName: contact.firstName, lastName: contact.lastName };

  const onSave = async ({ access: way, password: chosen, picture, ...user }: NewUser) => {
    const whyNot = way === 'password' ? whyNotPassword(chosen, { ...user.contact, email: user.email }) : null;
    if (whyNot) throw fieldRefusal('password', whyNot, translate(whyNot));
    const given = { ...user, ...pictureFields(picture), ...(way === 'password' && { password: chosen }) };
    await create
      .mutateAsync(given)
      .catch(atFields({ 'user.email_taken': 'email', avatar: 'picture', password: 'password' }));
    const name = fullName(user.contact);
    notify(way === 'invite' ? t('users.created.invited', { name, email: user.email }) : t('users.created', { name }));
  };

  return (
    <Form
      form={form}
      isNew
      saveLabel={access === 'invite' ? t('users.create.invite') : t('users.create')}
      onSave={onSave}
      onSaved={() => navigate(`/admin/users${search}`)}
    >
      <ProfileFields
        form={form}
        isNew
        onPicture={(picture) => form.set('picture', picture)}
        email={<EmailField form={form} />}
      />
      <RolesField
        id={form.idOf('backendRoles')}
        value={form.values}
        onChange={({ backendRoles, limitedRoles }) => {
          form.set('backendRoles', backendRoles);
          form.set('limitedRoles', limitedRoles);
        }}
        whyNot={(roles, limited) => judge.whyNotRoles(null, roles, limited)}
        book={judge.roles}
        error={form.field('backendRoles').error}
        errorAt={(index) => form.errors[`limitedRoles.${index}`]}
      />
      <Radio.Group label={t('users.access')} {...form.field('access')}>
        <Stack gap="sm" mt={4}>
          <Radio value="invite" label={t('users.access.invite')} description={t('users.access.invite.about')} />
          <Radio value="password" label={t('users.access.password')} description={t('users.access.password.about')} />
        </Stack>
      </Radio.Group>
      {access === 'password' && (
        <PasswordChoice label={t('user.field.password')} owner={owner} {...form.field('password')} value={password} />
      )}
    </Form>
  );
}
