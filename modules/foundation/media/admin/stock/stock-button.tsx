import { useAsk } from '@fachwerk/react/call';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconWorldSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Asset } from '../../contract.ts';
import { stockApi } from '../../contract-stock.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../media.module.css';

const StockDialog = lazyPart(async () => (await import('./stock-dialog.tsx')).StockDialog, 'over the page');

/** Pictures of the house, and of the providers that the installation has switched on. */
export function StockButton({ onTaken }: { onTaken?: (asset: Asset) => void }) {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  const providers = useAsk(stockApi.providers, {}).data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <>
      <Button
        className={classes.sign}
        title={t('media.stock')}
        variant="default"
        leftSection={<IconWorldSearch size={16} stroke={1.5} />}
        onClick={() => setOpen(true)}
      >
        {t('media.stock')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <StockDialog providers={providers} onClose={() => setOpen(false)} {...(onTaken && { onTaken })} />
        </Suspense>
      )}
    </>
  );
}
