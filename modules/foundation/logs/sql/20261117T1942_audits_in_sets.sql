-- Whoever writes many audit entries by one statement has them copied by one: an import brings hundreds at a time.
create function logs.copy_new_audits() returns trigger language plpgsql as $$
begin
  insert into logs.log_entry (company_id, at, id, type, location_id, location_name, lock_id, lock_name, controller_id, person_id, person_name, data)
  select e.company_id, e.at, e.id, e.action,
    place_of.id, coalesce(place.name, case when e.subject_kind = 'location' then subject.name end, e.after ->> 'location', ''),
    case when e.subject_kind = 'lock' then e.subject_id end, case when e.subject_kind = 'lock' then coalesce(subject.name, '') else '' end,
    case when e.subject_kind = 'controller' then e.subject_id end, e.actor_id, e.actor_name,
    jsonb_strip_nulls(jsonb_build_object('subjectKind', e.subject_kind, 'subjectId', e.subject_id, 'subjectName',
      coalesce(subject.name, e.after ->> 'name', e.before ->> 'name', e.after ->> 'email', e.before ->> 'email')))
      || case when e.before is null then '{}' else jsonb_build_object('before', e.before) end
      || case when e.after is null then '{}' else jsonb_build_object('after', e.after) end
  from added e
  left join logs.known_name known on known.company_id = e.company_id and known.id = e.subject_id::text
    and known.kind = case e.subject_kind when 'user' then 'person' else e.subject_kind end
  -- A record that is new is not known yet: its first entry says what it is called and where it is.
  cross join lateral (
    select coalesce(known.name, e.after ->> 'number', case jsonb_typeof(e.after -> 'name') when 'string' then e.after ->> 'name' end) as name,
      coalesce(known.parent_id, substring(e.after ->> 'locationId' from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid) as parent_id
  ) as subject
  cross join lateral (select case when e.subject_kind = 'location' then e.subject_id else subject.parent_id end as id) as place_of
  left join logs.known_name place on place.company_id = e.company_id and place.kind = 'location' and place.id = place_of.id::text;
  return null;
end $$;
drop trigger copy_to_log on kit.audit_entry;
create trigger copy_to_log after insert on kit.audit_entry referencing new table as added
  for each statement execute function logs.copy_new_audits();
drop function logs.copy_new_audit();
drop function logs.copy_audit(kit.audit_entry);
