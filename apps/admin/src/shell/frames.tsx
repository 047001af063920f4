import { useMaybeMe } from '@fachwerk/auth/account';
import { Navigate, Outlet, useLocation } from 'react-router';
import classes from './shell.module.css';
import { Shell } from './shell.tsx';

/** Where one is sent while the company demands a second factor that is not set up yet. */
const SECOND_FACTOR = '/admin/second-factor';

/** Staff only: others go to the login, and come back here afterwards. */
export function SignedInFrame() {
  const me = useMaybeMe();
  const { pathname, search } = useLocation();
  if (!me) return <Navigate to="/login" replace state={{ from: pathname + search }} />;
  if (me.isSecondFactorDue && pathname !== SECOND_FACTOR) return <Navigate to={SECOND_FACTOR} replace />;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** Pages that open for everybody: inside the shell for staff, alone for others. */
export function OpenFrame() {
  const me = useMaybeMe();
  if (!me) {
    return (
      <main className={classes.alone}>
        <Outlet />
      </main>
    );
  }
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
