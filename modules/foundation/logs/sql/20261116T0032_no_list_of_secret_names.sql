-- What is secret is declared in the contracts, and does not get into an audit entry: there is no list of names to keep here.
create or replace function logs.copy_audit(entry kit.audit_entry) returns void language plpgsql as $$
declare
  subject logs.known_name;
  place logs.known_name;
begin
  select * into subject from logs.known_name
    where company_id = entry.company_id and kind = case entry.subject_kind when 'user' then 'person' else entry.subject_kind end
      and id = entry.subject_id::text;
  -- A record that is new is not known yet: its first entry says what it is called and where it is.
  subject.name := coalesce(subject.name, entry.after ->> 'number', case jsonb_typeof(entry.after -> 'name') when 'string' then entry.after ->> 'name' end);
  subject.parent_id := coalesce(subject.parent_id, substring(entry.after ->> 'locationId' from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid);
  select * into place from logs.known_name
    where company_id = entry.company_id and kind = 'location'
      and id = case when entry.subject_kind = 'location' then entry.subject_id else subject.parent_id end::text;
  insert into logs.log_entry (company_id, at, id, type, location_id, location_name, lock_id, lock_name, controller_id, person_id, person_name, data)
  values (entry.company_id, entry.at, entry.id, entry.action,
    case when entry.subject_kind = 'location' then entry.subject_id else subject.parent_id end,
    coalesce(place.name, case when entry.subject_kind = 'location' then subject.name end, entry.after ->> 'location', ''),
    case when entry.subject_kind = 'lock' then entry.subject_id end, case when entry.subject_kind = 'lock' then coalesce(subject.name, '') else '' end,
    case when entry.subject_kind = 'controller' then entry.subject_id end, entry.actor_id, entry.actor_name,
    jsonb_strip_nulls(jsonb_build_object('subjectKind', entry.subject_kind, 'subjectId', entry.subject_id, 'subjectName',
      coalesce(subject.name, entry.after ->> 'name', entry.before ->> 'name', entry.after ->> 'email', entry.before ->> 'email')))
      || case when entry.before is null then '{}' else jsonb_build_object('before', entry.before) end
      || case when entry.after is null then '{}' else jsonb_build_object('after', entry.after) end);
end $$;
drop function logs.without_secrets(jsonb);
