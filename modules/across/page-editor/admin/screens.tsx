import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { sitePreviewSlot } from '@fachwerk/sites/slots';

const PageList = lazyScreen(async () => (await import('./list/page-list.tsx')).PageList);

export const screens: readonly Screen[] = [
  { path: '/admin/website/pages', title: 'webpages.title', capability: 'pages.edit', Screen: PageList },
  {
    path: '/admin/website/pages/publish',
    title: 'sitepublish.title',
    capability: 'pages.edit',
    Screen: lazyScreen(async () => (await import('./publish/publish-site.tsx')).PublishSite),
  },
  {
    path: '/admin/website/pages/:pageId/settings',
    title: 'webpages.settings',
    capability: 'pages.edit',
    Screen: PageList,
  },
  {
    path: '/admin/website/pages/:pageId',
    title: 'editor.title',
    capability: 'pages.edit',
    Screen: lazyScreen(async () => (await import('./editor/editor-screen.tsx')).EditorScreen),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    sitePreviewSlot,
    lazyPart(async () => (await import('./preview/site-preview.tsx')).SitePreview),
  ),
];
