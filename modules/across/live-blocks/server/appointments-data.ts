import type { BlockData } from '@fachwerk/pages/facade-blocks';
import type { AppointmentsData } from '../rules/live-data.ts';
import { servicesOfPage } from './once-a-page.ts';

export const appointmentsData: BlockData = async (ctx, { language, content }): Promise<AppointmentsData | null> => {
  const services = await servicesOfPage(ctx, language);
  return services.length > 0 ? { services: services.slice(0, content.most as number) } : null;
};
