import type { WorkCtx } from '@fachwerk/server/ctx';
import { findByCode } from '../company-store.ts';
import { type CompanyOrder, createCompany } from '../create-company.ts';

/** The franchisor comes first, because its franchisee refers to it. Mail and web addresses end in .example, which is reserved. */
const DEMO_COMPANIES: readonly CompanyOrder[] = [
  {
    code: 'zeitlagercity',
    name: 'Zeitlager City',
    kind: 'franchisor',
    trade: 'lockers',
    data: {
      legalName: 'Zeitlager City GmbH',
      legalForm: 'gmbh',
      representedBy: 'Miriam Vogt',
      registerCourt: 'Amtsgericht Leipzig',
      registerNumber: 'HRB 99901',
      address: { street: 'Lagerhofstraße 12', postcode: '04103', city: 'Leipzig', country: 'DE' },
      phone: '+49 341 5550120',
      email: 'kontakt@zeitlagercity.example',
      website: 'https://www.zeitlagercity.example',
      vatId: 'DE999999901',
    },
  },
  {
    code: 'zeitlager-hamburg',
    name: 'Zeitlager Hamburg',
    kind: 'franchisee',
    trade: 'lockers',
    franchisorCompany: 'zeitlagercity',
    data: {
      legalName: 'Zeitlager Hamburg, Inhaber Jens Petersen e. K.',
      legalForm: 'ek',
      representedBy: 'Jens Petersen',
      registerCourt: 'Amtsgericht Hamburg',
      registerNumber: 'HRA 99902',
      address: { street: 'Brooktorkai 7', postcode: '20457', city: 'Hamburg', country: 'DE' },
      phone: '+49 40 55501870',
      email: 'hamburg@zeitlagercity.example',
      website: 'https://hamburg.zeitlagercity.example',
      vatId: 'DE999999902',
    },
  },
  {
    code: 'trattoria-bella',
    name: 'Trattoria Bella',
    kind: 'merchant',
    trade: 'restaurant',
    data: {
      legalName: 'Trattoria Bella Ricci & Sohn GbR',
      legalForm: 'gbr',
      representedBy: 'Paola Ricci und Luca Ricci',
      address: { street: 'Körnerstraße 38', postcode: '50823', city: 'Köln', country: 'DE' },
      phone: '+49 221 5550764',
      email: 'ciao@trattoria-bella.example',
      website: 'https://www.trattoria-bella.example',
      vatId: 'DE999999903',
    },
  },
  {
    code: 'kontor-nord',
    name: 'Kontor Nord',
    kind: 'merchant',
    trade: 'shop',
    data: {
      legalName: 'Kontor Nord Handels-GmbH',
      legalForm: 'gmbh',
      representedBy: 'Wiebke Harms',
      registerCourt: 'Amtsgericht Kiel',
      registerNumber: 'HRB 99904',
      address: { street: 'Holtenauer Straße 84', postcode: '24105', city: 'Kiel', country: 'DE' },
      phone: '+49 431 5550380',
      email: 'moin@kontor-nord.example',
      website: 'https://www.kontor-nord.example',
      vatId: 'DE999999904',
    },
  },
  {
    code: 'salon-linde',
    name: 'Salon Linde',
    kind: 'merchant',
    trade: 'service',
    data: {
      legalName: 'Salon Linde, Inhaberin Franziska Linde e. K.',
      legalForm: 'ek',
      representedBy: 'Franziska Linde',
      registerCourt: 'Amtsgericht Leipzig',
      registerNumber: 'HRA 99905',
      address: { street: 'Lindenauer Markt 9', postcode: '04177', city: 'Leipzig', country: 'DE' },
      phone: '+49 341 5550600',
      email: 'hallo@salon-linde.example',
      website: 'https://www.salon-linde.example',
      vatId: 'DE999999905',
    },
  },
];

/** Skips existing companies, so that an interrupted start can be repeated. */
export async function createDemoCompanies(ctx: WorkCtx): Promise<void> {
  for (const order of DEMO_COMPANIES) {
    if (!(await findByCode(ctx, order.code!))) await createCompany(ctx, { ...order, isDemo: true });
  }
}
