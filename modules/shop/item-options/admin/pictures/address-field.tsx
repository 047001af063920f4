import { useChange } from '@fachwerk/react/call';
import { wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, TextInput } from '@mantine/core';
import { IconWorldDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { PICTURE_ADDRESS_MOST, type Picture, PictureAddress } from '../../contract-picture.ts';
import { productApi } from '../../contract-product.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../panel/options-panel.module.css';

type Props = { known: readonly Picture[]; onAdded: (picture: Picture) => void };

/** Takes a picture by its address; the server fetches it. Folded until it is wanted: it stands within the form of the item. */
export function AddressField({ known, onAdded }: Props) {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const fetch = useChange(productApi.fetchPicture, { isQuiet: true, stale: 'nothing' });
  const send = async () => {
    if (!PictureAddress.safeParse(address).success) return setRefusal(t('picture.field.address'));
    setRefusal(null);
    try {
      const picture = await fetch.mutateAsync({ uploadId: crypto.randomUUID(), address: address.trim() });
      if (known.some(({ id }) => id === picture.id)) return setRefusal(t('pictures.address.known'));
      onAdded(picture);
      setAddress('');
    } catch (error) {
      setRefusal(wordsOf(error).text);
    }
  };
  if (!isOpen) {
    return (
      <div>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconWorldDownload size={16} stroke={1.5} />}
          onClick={() => setOpen(true)}
        >
          {t('pictures.address.open')}
        </Button>
      </div>
    );
  }
  return (
    <Group align="flex-start" gap="xs">
      <TextInput
        className={classes.wide ?? ''}
        type="url"
        label={t('pictures.address')}
        description={t('pictures.address.help')}
        maxLength={PICTURE_ADDRESS_MOST}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoFocus
        value={address}
        error={refusal}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would save the item.
          event.preventDefault();
          void send();
        }}
      />
      <Button
        variant="default"
        mt={24}
        loading={fetch.isPending}
        disabled={address.trim() === ''}
        onClick={() => void send()}
      >
        {t('pictures.address.fetch')}
      </Button>
    </Group>
  );
}
