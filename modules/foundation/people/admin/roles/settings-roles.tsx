import { useMe } from '@fachwerk/auth/account';
import { useAsk } from '@fachwerk/react/call';
import { Panel } from '@fachwerk/react/panel';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useMediaQuery } from '@mantine/hooks';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RoleMatrix } from './role-matrix.tsx';
import { RoleSheets } from './role-sheets.tsx';

/** Narrower than this, eight columns would only scroll. */
const MATRIX_FROM_PX = 1200;

export function SettingsRoles() {
  useText(adminDe);
  const { backendRoles } = useMe();
  const isWide = useMediaQuery(`(min-width: ${MATRIX_FROM_PX}px)`, true, { getInitialValueInEffect: false });
  const asked = useAsk(userApi.roles, {});
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data)
    return (
      <Panel isWide>
        <Loading lines={10} />
      </Panel>
    );
  const { roles } = asked.data;
  if (!isWide) return <RoleSheets roles={roles} own={backendRoles} />;
  return (
    <Panel isWide>
      <RoleMatrix roles={roles} own={backendRoles} />
    </Panel>
  );
}
