import { LeaveQuestion } from '@fachwerk/react/leave-question';
import type { Screen } from '@fachwerk/react/screen';
import { Navigate, type RouteObject } from 'react-router';
import { screens } from './modules.ts';
import { ScreenPage, UnknownPage } from './page.tsx';
import { CrashPage } from './pages/crash.tsx';
import { OpenFrame, SignedInFrame } from './shell/frames.tsx';

const asRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  element: <ScreenPage screen={screen} />,
  errorElement: <CrashPage />,
  handle: screen,
});

export const routes: RouteObject[] = [
  {
    element: <LeaveQuestion />,
    errorElement: <CrashPage isBare />,
    children: [
      { path: '/', element: <Navigate to="/admin/dashboard" replace /> },
      ...screens.filter((screen) => screen.isPublic).map(asRoute),
      {
        element: <SignedInFrame />,
        children: screens.filter((screen) => !screen.isPublic && !screen.isOpen).map(asRoute),
      },
      {
        element: <OpenFrame />,
        children: [...screens.filter((screen) => screen.isOpen).map(asRoute), { path: '*', element: <UnknownPage /> }],
      },
    ],
  },
];
