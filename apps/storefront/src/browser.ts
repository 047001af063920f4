import '@fachwerk/site/site.css';
import type { Frame } from '@fachwerk/site/frame';
import { takeOver, type Views } from '@fachwerk/site/hydrate';
import { FrameView } from './frame/frame-view.tsx';

// Pages the server draws alone, such as a refusal, need the looks of the parts as well.
import.meta.glob('../../../kit/site/**/*.module.css', { eager: true });

/** Only what the page at hand needs is fetched; pages themselves stay on the server. */
const found = import.meta.glob([
  '../../../modules/*/storefront/**/*-view.tsx',
  '../../../modules/*/storefront/**/*-slot.tsx',
  '../../../modules/*/blocks/**/*-view.tsx',
]);
// From this file the way is one folder longer than from the app, which is what the server and the manifest go by.
const views: Views = Object.fromEntries(Object.entries(found).map(([path, load]) => [path.slice('../'.length), load]));

/** Browsers that do not know `Temporal` yet fetch it; the others have it built in. */
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
await takeOver(FrameView as Frame['View'], views);
