import { rolePreviewSlot } from '@fachwerk/people/slots';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { lazy } from 'react';
import { slots as ofModules } from './modules.ts';

/** The app alone knows the menu that a role sees. */
const RolePreview = lazy(async () => ({ default: (await import('./shell/role-preview.tsx')).RolePreview }));

/** What modules and the app itself show in screens of modules. */
export const slots: readonly SlotFill[] = [...ofModules, fillSlot(rolePreviewSlot, RolePreview)];
