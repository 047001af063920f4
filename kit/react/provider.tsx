import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmProvider } from './confirm.tsx';
import { styleNonce } from './style-nonce.ts';
import { cssVariables, theme } from './theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

/** Everything the parts of the kit stand on; once, around the app (and around a test). */
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
        <Notifications position="bottom-right" limit={4} transitionDuration={120} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
