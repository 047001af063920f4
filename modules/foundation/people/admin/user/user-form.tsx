import { useMe } from '@fachwerk/auth/account';
import { accountApi, User } from '@fachwerk/auth/contract';
import { askKey, call, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { atFields } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { SaveConflict, useConflict } from '@fachwerk/react/save-conflict';
import { updateSessionUser } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Judge } from '../users/use-judge.ts';
import { useUserLabels } from '../users/user-words.ts';
import { EmailField, ProfileFields } from './profile-fields.tsx';
import { RolesField } from './roles-field.tsx';
import { comparable, contactFields, pictureFields, UserValues, userValues } from './user-values.ts';

const Conflict = z.object({ current: User });
const conflictOptions = {
  code: 'user.changed_meanwhile',
  read: (conflict: unknown) => userValues(z.parse(Conflict, conflict).current),
  comparable,
};

/** Profile and roles of somebody who is there already. */
export function UserForm({ user, judge }: { user: User; judge: Judge }) {
  const t = useText(adminDe);
  const me = useMe();
  const words = useUserLabels();
  const client = useQueryClient();
  const initial = userValues(user);
  const form = useContractForm(UserValues, initial);
  const save = useChange(userApi.save, { isQuiet: true });
  const conflict = useConflict(form, initial, conflictOptions);

  const onSave = async (values: UserValues) => {
    const { email, backendRoles, limitedRoles, language, picture, version } = values;
    const given = { email, backendRoles, limitedRoles, language, version, contact: contactFields(values, user) };
    await save
      .mutateAsync({ id: user.id, ...given, ...pictureFields(picture) })
      .catch(conflict.watching(values))
      .catch(atFields({ 'user.email_taken': 'email', avatar: 'picture' }));
    // What one may do oneself is known at once, not only when the hint arrives.
    if (user.id === me.id) updateSessionUser(await call(accountApi.me, {}));
  };
  const takeTheirs = async () => {
    await client.refetchQueries({ queryKey: askKey(userApi.find, { id: user.id }) });
    form.discard();
  };

  const rolesSaid = ({ backendRoles, limitedRoles = [] }: Pick<User, 'backendRoles' | 'limitedRoles'>) =>
    JSON.stringify([backendRoles, limitedRoles]);
  const isOwnRolesChange = user.id === me.id && rolesSaid(form.values) !== rolesSaid(user);
  return (
    <Form form={form} onSave={onSave}>
      {conflict.rows && (
        <SaveConflict
          form={form}
          rows={conflict.rows}
          fieldWords={words.field}
          valueWords={words.value}
          onTakeTheirs={() => void takeTheirs()}
        />
      )}
      <ProfileFields
        form={form}
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
        whyNot={(roles, limited) => judge.whyNotRoles(user, roles, limited)}
        book={judge.roles}
        error={form.field('backendRoles').error}
        errorAt={(index) => form.errors[`limitedRoles.${index}`]}
      />
      {isOwnRolesChange && (
        <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />}>
          {t('users.roles.own')}
        </Alert>
      )}
    </Form>
  );
}
