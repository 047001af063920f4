import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Keys of files. `logo` is the address of the logo they were made from. */
export type StoredIcons = {
  readonly logo: string;
  readonly small: string;
  readonly touch: string;
  readonly large: string;
  readonly huge: string;
};

export function findIcons({ db, companyId }: CompanyCtx): Promise<StoredIcons | undefined> {
  return db.first<StoredIcons>(sql`
    select logo, small, touch, large, huge from site_marks.icons where company_id = ${companyId}`);
}

/** Another server may make the same ones at the same moment: the later ones stay. */
export function lockIcons({ db, companyId }: CompanyCtx): Promise<StoredIcons | undefined> {
  return db.first<StoredIcons>(sql`
    select logo, small, touch, large, huge from site_marks.icons where company_id = ${companyId} for update`);
}

export async function saveIcons({ db, companyId, now }: CompanyCtx, icons: StoredIcons): Promise<void> {
  const { logo, small, touch, large, huge } = icons;
  await db.count(sql`
    insert into site_marks.icons (company_id, logo, small, touch, large, huge, made_at)
    values (${companyId}, ${logo}, ${small}, ${touch}, ${large}, ${huge}, ${now})
    on conflict (company_id) do update set logo = excluded.logo, small = excluded.small, touch = excluded.touch,
      large = excluded.large, huge = excluded.huge, made_at = excluded.made_at`);
}
