import type { BlockData } from '@fachwerk/pages/facade-blocks';
import type { ContactData } from '../rules/live-data.ts';
import { companyOfPage, headOfPage } from './once-a-page.ts';

export const contactData: BlockData = async (ctx): Promise<ContactData | null> => {
  const [company, { name, contact }] = await Promise.all([companyOfPage(ctx), headOfPage(ctx)]);
  if (!company) return null;
  const { street, postcode, city } = company.address;
  return { name, address: { street, postcode, city }, contact };
};
