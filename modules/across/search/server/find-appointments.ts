import { patternOf } from '@fachwerk/server/search';
import { type Sql, sql } from '@fachwerk/server/sql';
import { isNameLike } from '../rules/typed.ts';
import { FEW, type Finder, joined, plain } from './finder.ts';

type Row = {
  readonly id: string;
  readonly name: string;
  readonly serviceName: string;
  readonly staffName: string;
  readonly startsAt: Date;
};

/** By who comes to what, and by the number of the order it was paid with; of one’s own company, as the calendar. The next first, then the last that were. */
export const findAppointments: Finder = async ({ ctx, typed }) => {
  const words = typed.words.map(patternOf);
  const ways = [
    isNameLike(typed) ? sql`a.search_text like all (${words})` : null,
    // An order has the id of the appointment that it pays.
    typed.numbers.length > 0
      ? sql`a.id = any(array(select o.id from orders.order_view o where o.company_id = ${ctx.companyId} and o.number = any(${typed.numbers})))`
      : null,
  ].filter((way) => way !== null);
  const found = await Promise.all(
    ways.flatMap((way) => [
      read(sql`${way} and a.ends_at > ${ctx.now} order by a.starts_at, a.id`),
      read(sql`${way} and a.ends_at <= ${ctx.now} order by a.starts_at desc, a.id`),
    ]),
  );
  const rows = new Map(found.flat().map((row) => [row.id, row]));
  return [...rows.values()].slice(0, FEW).map(({ id, name, serviceName, staffName, startsAt }) => ({
    ...plain,
    kind: 'appointment' as const,
    id,
    name,
    about: joined(serviceName, staffName),
    startsAt,
  }));

  function read(narrowed: Sql): Promise<Row[]> {
    return ctx.db.rows<Row>(sql`
      select a.id, a.name, a.service_name ->> 'de' as service_name, a.staff_name, a.starts_at from appointments.appointment_view a
      where a.company_id = ${ctx.companyId} and a.state <> 'cancelled' and ${narrowed} limit ${FEW}`);
  }
};
