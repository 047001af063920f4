import { completeParty } from '@fachwerk/companies/testing';
import { hoursLike } from '@fachwerk/opening-hours/rules/hours.for-tests';
import { newId } from '@fachwerk/server/ids';
import { sql } from '@fachwerk/server/sql';
import type { TestApp } from '@fachwerk/testing/app';

type Given = {
  readonly companyId: string;
  /** The franchisor whose customers come here; the company itself when left out. */
  readonly networkId?: string;
  readonly name: string;
  readonly city?: string;
  readonly priceGroupId?: string | undefined;
  /** As in `contract-hours`; round the clock when left out. */
  readonly openingHours?: object;
  readonly checkMinutes?: number;
  readonly maxDurationMinutes?: number;
  readonly operatorEmail?: string;
  readonly isShortTerm?: boolean;
  readonly isLongTerm?: boolean;
  readonly isActive?: boolean;
};

const ALWAYS = hoursLike({ isAlwaysOpen: true });

/** A location that is open round the clock, for short and for long, and on sale as far as it is up to the location; its id. */
export async function addLocation({ db, time }: Pick<TestApp, 'db' | 'time'>, given: Given): Promise<string> {
  const { companyId, name, networkId = companyId, city = name } = given;
  const id = newId();
  await completeParty({ db }, companyId);
  await db.rows(sql`
    insert into locations.location (company_id, id, name, description, street, postcode, city, country, time_zone, opening_hours,
      network_id, price_group_id, is_short_term, is_long_term, max_duration_minutes, check_minutes, operator_email,
      is_active, created_at)
    values (${companyId}, ${id}, ${{ de: name }}::jsonb, '{}', 'Weg 1', '10115', ${city}, 'DE', 'Europe/Berlin',
      ${given.openingHours ?? ALWAYS}::jsonb, ${networkId}, ${given.priceGroupId ?? null}, ${given.isShortTerm ?? true},
      ${given.isLongTerm ?? true}, ${given.maxDurationMinutes ?? 20_160}, ${given.checkMinutes ?? 0},
      ${given.operatorEmail ?? 'betrieb@example.org'}, ${given.isActive ?? true}, ${time.now})`);
  return id;
}
