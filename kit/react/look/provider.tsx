import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ConfirmProvider } from '../dialogs/confirm-provider.tsx';
import { lazyPart } from '../shell/lazy-part.tsx';
import { useAreNoticesWanted } from '../states/notice.tsx';
import { styleNonce } from './style-nonce.ts';
import { cssVariables, theme } from './theme.ts';

const NoticeHost = lazyPart(async () => (await import('../states/notice-host.tsx')).NoticeHost, 'unsaid');
const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

/** All providers the kit needs; once, around the app (and around a test). */
export function KitProvider({
  client,
  isTest = false,
  children,
}: {
  client: QueryClient;
  isTest?: boolean;
  children: ReactNode;
}) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      {...(isTest && { env: 'test' as const })}
    >
      <QueryClientProvider client={client}>
        <ConfirmProvider>{children}</ConfirmProvider>
        <Notices />
      </QueryClientProvider>
    </MantineProvider>
  );
}

function Notices() {
  const areWanted = useAreNoticesWanted();
  return <Suspense fallback={null}>{areWanted && <NoticeHost />}</Suspense>;
}
