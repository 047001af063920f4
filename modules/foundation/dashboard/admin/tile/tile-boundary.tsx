import { useText } from '@fachwerk/react/texts';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { children: ReactNode };

/** Error boundary: a failing module does not affect its neighbours. */
export class TileBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenTile /> : this.props.children;
  }
}

function BrokenTile() {
  const t = useText(adminDe);
  return (
    <Alert color="danger" icon={<IconAlertTriangle stroke={1.5} />} title={t('dashboard.tile.broken')} role="alert">
      <Button size="compact-sm" variant="default" mt="xs" onClick={() => window.location.reload()}>
        {t('kit.reload')}
      </Button>
    </Alert>
  );
}
