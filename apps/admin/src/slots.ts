import { rolePreviewSlot } from '@fachwerk/people/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { slots as ofModules } from './modules.ts';

/** The app alone knows the menu that a role sees. */
const RolePreview = lazyPart(async () => (await import('./shell/role-preview.tsx')).RolePreview);

/** What modules and the app itself show in screens of modules. */
export const slots: readonly SlotFill[] = [...ofModules, fillSlot(rolePreviewSlot, RolePreview)];
