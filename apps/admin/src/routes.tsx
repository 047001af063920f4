import type { Screen } from '@fachwerk/react/screen';
import { Navigate, type RouteObject } from 'react-router';
import { screens } from './modules.ts';
import { PlannedPage, ScreenPage, UnknownPage } from './page.tsx';
import { CrashPage } from './pages/crash.tsx';
import { planned } from './planned.ts';
import { OpenFrame, SignedInFrame } from './shell/frames.tsx';

const asRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  element: <ScreenPage screen={screen} />,
  errorElement: <CrashPage />,
  handle: screen,
});

/** Screens stand before what is only planned: of two routes with the same path the first one wins. */
export const routes: RouteObject[] = [
  {
    errorElement: <CrashPage isBare />,
    children: [
      { path: '/', element: <Navigate to="/admin/dashboard" replace /> },
      ...screens.filter((screen) => screen.isPublic).map(asRoute),
      {
        element: <SignedInFrame />,
        children: [
          ...screens.filter((screen) => !screen.isPublic && !screen.isOpen).map(asRoute),
          ...planned.map((area) => ({ path: area.path, element: <PlannedPage area={area} /> })),
        ],
      },
      {
        element: <OpenFrame />,
        children: [...screens.filter((screen) => screen.isOpen).map(asRoute), { path: '*', element: <UnknownPage /> }],
      },
    ],
  },
];
