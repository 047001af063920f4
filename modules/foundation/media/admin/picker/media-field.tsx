import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Input, Text } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type MediaKind, mediaApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AssetThumb } from '../asset-thumb.tsx';
import classes from '../media.module.css';
import { MediaPicker } from './media-picker.tsx';

type Props = {
  label: string;
  /** The id of an asset. */
  value: string | null;
  onChange: (id: string | null) => void;
  kind?: MediaKind;
  help?: string;
  error?: ReactNode;
  isDisabled?: boolean;
};

/** One picture or document out of the media library, with what is chosen beside it. */
export function MediaField({ label, value, onChange, kind = 'picture', help, error, isDisabled = false }: Props) {
  const t = useText(adminDe);
  const [isChoosing, setChoosing] = useState(false);
  const asked = useAsk(mediaApi.find, { id: value ?? '' }, { isEnabled: value !== null });
  const asset = value === null ? undefined : asked.data?.asset;
  const words = value === null ? t(`media.choose.${kind}`) : t('media.change');
  return (
    <Input.Wrapper label={label} labelElement="div" description={help} error={error}>
      <div className={classes.field}>
        {asset && (
          <div className={classes.fieldThumb}>
            <AssetThumb asset={asset} />
          </div>
        )}
        <div>
          {asset && (
            <Text size="sm" truncate>
              {asset.name}
            </Text>
          )}
          {value !== null && asked.isError && (
            <Text size="sm" c="danger">
              {t('media.unknown')}
            </Text>
          )}
          <Group gap={4}>
            <Button
              variant="default"
              size="compact-md"
              disabled={isDisabled}
              leftSection={<IconPhoto size={16} stroke={1.5} />}
              aria-label={`${label}: ${words}`}
              onClick={() => setChoosing(true)}
            >
              {words}
            </Button>
            {value !== null && (
              <Button
                variant="subtle"
                color="gray"
                c="dimmed"
                size="compact-md"
                disabled={isDisabled}
                leftSection={<IconTrash size={16} stroke={1.5} />}
                onClick={() => onChange(null)}
              >
                {t('media.take_out')}
              </Button>
            )}
          </Group>
        </div>
      </div>
      {isChoosing && (
        <MediaPicker
          kind={kind}
          value={value}
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => {
            onChange(id);
            setChoosing(false);
          }}
        />
      )}
    </Input.Wrapper>
  );
}
