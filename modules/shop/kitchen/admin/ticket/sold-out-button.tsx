import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconCircleOff } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import { useSoldOut } from './use-sold-out.ts';

type Props = { readonly itemId: string; readonly title: string };

/** One tap, and the shop sells it no more until tomorrow. */
export function SoldOutButton({ itemId, title }: Props) {
  const t = useText(adminDe);
  const mayMark = useMay('catalog.stock');
  const markSoldOut = useSoldOut();
  if (!mayMark) return null;
  return (
    <Button
      variant="default"
      size="md"
      mt="sm"
      fullWidth
      leftSection={<IconCircleOff size={22} stroke={1.75} aria-hidden />}
      aria-label={t('kitchen.sold_out_named', { title })}
      onClick={() => markSoldOut({ itemId, title })}
    >
      {t('kitchen.sold_out_button')}
    </Button>
  );
}
