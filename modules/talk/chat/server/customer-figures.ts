import { visibleCompanies } from '@fachwerk/companies/facade';
import type { FigurePart, FigureSource } from '@fachwerk/customers/facade';
import { sql } from '@fachwerk/server/sql';

/** When somebody wrote or was answered; conversations are found by e-mail address. */
export const chatFigures: FigureSource = {
  figures: ['lastContactAt'],
  capability: 'chat.read',
  partsOf: async (network, people) => {
    const idOf = new Map(people.map(({ email, id }) => [email, id]));
    const rows = await network.db.rows<Omit<FigurePart, 'customerId'> & { readonly email: string }>(sql`
      select c.email, c.company_id, max(c.last_at) as last_contact_at from chat.conversation c
      where c.company_id = any(${await visibleCompanies(network)}) and c.email = any(${[...idOf.keys()]}::text[]) and c.email <> ''
      group by c.email, c.company_id`);
    return rows.map(({ email, ...part }) => ({ ...part, customerId: idOf.get(email)! }));
  },
};
