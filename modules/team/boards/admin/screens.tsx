import { lazyScreen, type Screen } from '@fachwerk/react/screen';

const Home = lazyScreen(async () => (await import('./home/boards-home.tsx')).BoardsHome);
const look = { title: 'desk.title', capability: 'boards.read' } as const;

export const screens: readonly Screen[] = [
  { path: '/backend/chat', ...look, Screen: Home },
  { path: '/backend/chat/t/board', ...look, Screen: Home },
  { path: '/backend/chat/t/board/:timestamp', ...look, Screen: Home },
  { path: '/backend/chat/t/board/:timestamp/user/:userid', ...look, Screen: Home },
  {
    path: '/backend/chat/t/:tab/:timestamp/board/:boardId/:boardName/:cardId?',
    ...look,
    Screen: lazyScreen(async () => (await import('./board/board-page.tsx')).BoardPage),
  },
  {
    path: '/backend/chat/t/board/templates/:boardId',
    title: 'templates.title',
    capability: 'boards.manage',
    Screen: lazyScreen(async () => (await import('./template/templates-page.tsx')).TemplatesPage),
  },
];
