import { useText } from '@fachwerk/react/texts';
import { Alert } from '@mantine/core';
import { IconCashRegister } from '@tabler/icons-react';
import { adminDe } from '../texts/admin.de.ts';

/** Without a technical security device (TSE) this is no till: said wherever somebody may take it for one. */
export function NoTill() {
  const t = useText(adminDe);
  return (
    <Alert
      color="gray"
      variant="outline"
      title={t('shop.no_till.title')}
      icon={<IconCashRegister size={20} stroke={1.5} aria-hidden />}
      mb="md"
    >
      {t('shop.no_till.text')}
    </Alert>
  );
}
