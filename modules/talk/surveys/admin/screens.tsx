import { lazyScreen, type Screen } from '@fachwerk/react/screen';

const look = { title: 'surveys.title', capability: 'surveys.read' } as const;
const List = lazyScreen(async () => (await import('./survey-list.tsx')).SurveyList);

export const screens: readonly Screen[] = [
  { path: '/backend/chat/t/courses', ...look, Screen: List },
  { path: '/backend/chat/t/courses/:timestamp', ...look, Screen: List },
  { path: '/backend/chat/t/courses/:timestamp/user/:userid', ...look, Screen: List },
  {
    path: '/admin/surveys/:id',
    ...look,
    Screen: lazyScreen(async () => (await import('./survey-page.tsx')).SurveyPage),
  },
];
