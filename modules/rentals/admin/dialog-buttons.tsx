import { useText } from '@fachwerk/react/texts';
import { Button, Group } from '@mantine/core';

type Props = { label: string; isBusy: boolean; isReady: boolean; isDanger?: boolean; onClose: () => void };

export function DialogButtons({ label, isBusy, isReady, isDanger = false, onClose }: Props) {
  const t = useText();
  return (
    <Group justify="flex-end" gap="xs" mt="md">
      <Button variant="default" onClick={onClose}>
        {t('kit.cancel')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={!isReady} {...(isDanger && { color: 'danger' })}>
        {label}
      </Button>
    </Group>
  );
}
