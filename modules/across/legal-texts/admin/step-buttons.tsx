import { useText } from '@fachwerk/react/texts';
import { Button, Group } from '@mantine/core';
import { adminDe } from '../texts/admin.de.ts';

type Props = { isBusy?: boolean; onBack?: (() => void) | undefined; label?: string };

export function StepButtons({ isBusy = false, onBack, label }: Props) {
  const t = useText(adminDe);
  return (
    <Group justify="space-between" gap="sm" mt="md">
      {onBack ? (
        <Button variant="default" onClick={onBack}>
          {t('legal_texts.back')}
        </Button>
      ) : (
        <span />
      )}
      <Button type="submit" loading={isBusy}>
        {label ?? t('legal_texts.next')}
      </Button>
    </Group>
  );
}
