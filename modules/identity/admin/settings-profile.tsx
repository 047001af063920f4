import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { updateSessionUser } from '@fachwerk/react/session';
import { setLanguage, useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { accountApi } from '../contract.ts';
import { de } from '../texts/de.ts';
import { useMe } from './account.tsx';
import { atFields } from './field-refusal.ts';
import { HELP_BELOW } from './help-below.ts';
import { ProfileFields } from './profile-fields.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { ProfileValues, pictureFields, profileValues } from './user-values.ts';

/** One's own name, contact, picture and language. */
export function SettingsProfile() {
  const t = useText(de);
  const me = useMe();
  const form = useContractForm(ProfileValues, profileValues(me));
  const save = useChange(accountApi.saveProfile, { isQuiet: true });
  const onSave = async ({ contact, language, picture }: ProfileValues) => {
    const saved = await save
      .mutateAsync({ contact, language, ...pictureFields(picture) })
      .catch(atFields({ avatar: 'picture' }));
    updateSessionUser(saved);
    await setLanguage(saved.language);
  };
  return (
    <SettingsPanel isForm>
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
    </SettingsPanel>
  );
}
