import { call } from '@fachwerk/react/call';
import { updateSessionUser } from '@fachwerk/react/session';
import { useQueryClient } from '@tanstack/react-query';
import { accountApi } from '../contract.ts';

/** After one's own account has changed: what the screen knows about it, and everything else, is asked again. */
export function useRefreshedMe(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    updateSessionUser(await call(accountApi.me, {}));
    await client.invalidateQueries();
  };
}
