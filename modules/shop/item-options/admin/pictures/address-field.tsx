import { useChange } from '@fachwerk/react/call';
import { wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, TextInput } from '@mantine/core';
import { IconWorldDownload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { PICTURE_ADDRESS_MOST, type Picture, PictureAddress, pictureApi } from '../../contract-picture.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../panel/options-panel.module.css';

type Props = { itemId: string; known: readonly Picture[]; onAdded: (picture: Picture) => void };

/** Takes a picture by its address; the server fetches it. */
export function AddressField({ itemId, known, onAdded }: Props) {
  const t = useText(adminDe);
  const [address, setAddress] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const fetch = useChange(pictureApi.fetch, { isQuiet: true });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!PictureAddress.safeParse(address).success) return setRefusal(t('picture.field.address'));
    setRefusal(null);
    try {
      const picture = await fetch.mutateAsync({ uploadId: crypto.randomUUID(), itemId, address: address.trim() });
      if (known.some(({ id }) => id === picture.id)) return setRefusal(t('pictures.address.known'));
      onAdded(picture);
      setAddress('');
    } catch (error) {
      setRefusal(wordsOf(error).text);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Group align="flex-start" gap="xs">
        <TextInput
          className={classes.wide ?? ''}
          type="url"
          label={t('pictures.address')}
          description={t('pictures.address.help')}
          maxLength={PICTURE_ADDRESS_MOST}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={address}
          error={refusal}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          mt={24}
          loading={fetch.isPending}
          disabled={address.trim() === ''}
          leftSection={<IconWorldDownload size={16} stroke={1.5} />}
        >
          {t('pictures.address.fetch')}
        </Button>
      </Group>
    </form>
  );
}
