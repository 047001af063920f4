import { useMe } from '@fachwerk/auth/account';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { atFields } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { Panel } from '@fachwerk/react/panel';
import { updateSessionUser } from '@fachwerk/react/session';
import { setLanguage, useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { profileApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ProfileFields } from '../user/profile-fields.tsx';
import { ProfileValues, pictureFields, profileValues } from '../user/user-values.ts';

/** One's own name, contact, picture and language. */
export function SettingsProfile() {
  const t = useText(adminDe);
  const me = useMe();
  const form = useContractForm(ProfileValues, profileValues(me));
  const save = useChange(profileApi.save, { isQuiet: true });
  const onSave = async ({ contact, language, picture }: ProfileValues) => {
    const saved = await save
      .mutateAsync({ contact, language, ...pictureFields(picture) })
      .catch(atFields({ avatar: 'picture' }));
    updateSessionUser(saved);
    await setLanguage(saved.language);
  };
  return (
    <Panel isForm>
      <Form form={form} onSave={onSave}>
        <ProfileFields
          form={form}
          isOwn
          onPicture={(picture) => form.set('picture', picture)}
          email={
            <TextInput
              label={t('user.field.email')}
              {...HELP_BELOW}
              description={t('settings.profile.email')}
              value={me.email}
              readOnly
              variant="filled"
            />
          }
        />
      </Form>
    </Panel>
  );
}
