import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx, Person, PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

type Kept = {
  readonly id: string;
  readonly startsAt: Date;
  readonly service: string;
  readonly staff: string;
  readonly state: string;
  readonly note: string;
};

async function appointmentsOf(ctx: CompanyCtx, { email }: Person, limit: number): Promise<Kept[]> {
  return ctx.db.rows<Kept>(sql`
    select a.id, a.starts_at, a.service_name ->> 'de' as service, s.name as staff, a.state, a.note
    from appointments.appointment a join appointments.staff s on s.company_id = a.company_id and s.id = a.staff_id
    where a.company_id = any(${await visibleCompanies(ctx)}) and a.email = ${email} and a.email <> ''
    order by a.starts_at desc, a.id desc limit ${limit}`);
}

const MOST = 1000;

/** Appointments are found by e-mail address. Future ones are kept, because the customer is expected. */
export const personalData: PersonalData = {
  export: async (ctx, person) => ({ appointments: await appointmentsOf(ctx, person, MOST) }),
  holds: async (ctx, people) => {
    const idOf = new Map(people.map(({ email, id }) => [email, id]));
    const coming = await ctx.db.rows<{ email: string; until: Date }>(sql`
      select email, max(starts_at) as until from appointments.appointment
      where company_id = any(${await visibleCompanies(ctx)}) and email = any(${[...idOf.keys()]}::text[]) and email <> ''
        and state = 'booked' and starts_at > ${ctx.now}
      group by email`);
    return coming.map(({ email, until }) => ({
      personId: idOf.get(email)!,
      reason: 'appointments.hold',
      kind: 'open',
      until,
    }));
  },
  erase: async (ctx, { email }) => {
    const companies = await visibleCompanies(ctx);
    await ctx.db.rows(sql`
      delete from appointments.waiting where company_id = any(${companies}) and email = ${email}`);
    await ctx.db.rows(sql`
      update appointments.appointment set name = '–', email = '', phone = '', note = '', staff_note = ''
      where company_id = any(${companies}) and email = ${email} and email <> ''`);
  },
  timeline: async (ctx, person, limit) =>
    (await appointmentsOf(ctx, person, limit)).map(({ id, startsAt, service, staff }) => ({
      id,
      at: startsAt,
      what: 'appointments.timeline',
      params: { service, staff },
      path: `/admin/appointments?id=${id}`,
    })),
};
