import type { MadeKind } from '../contract.ts';
import type { Document } from './document.ts';
import { accessibility } from './documents/accessibility.ts';
import { imprint } from './documents/imprint.ts';
import { privacy } from './documents/privacy.ts';

/** The texts that can be made by questions. */
export const DOCUMENTS: Readonly<Record<MadeKind, Document>> = { imprint, privacy, accessibility };
