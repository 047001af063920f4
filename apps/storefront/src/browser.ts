import '@fachwerk/site/site.css';
import type { Frame } from '@fachwerk/site/frame';
import { takeOver } from '@fachwerk/site/hydrate';
import { FrameView } from './frame/frame-view.tsx';

// Pages the server draws alone, such as a refusal, need the looks of the parts as well.
import.meta.glob('../../../kit/site/**/*.module.css', { eager: true });

/** Browsers that do not know `Temporal` yet fetch it; the others have it built in. */
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
await takeOver(FrameView as Frame['View']);
