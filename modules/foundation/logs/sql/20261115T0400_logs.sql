create schema logs;
-- A search names the company and words in one index.
create extension if not exists btree_gin;

-- Letters and digits, in small letters; every other sign only separates. The search cuts its text the same way.
create function logs.words_in(given text) returns text[] language sql immutable parallel safe
return array(
  select distinct left(word, 40) from regexp_split_to_table(lower(given), '[^[:alnum:]]+') as word where word <> '');

-- The texts inside a JSON value, without ids and instants: nobody looks for those by typing.
create function logs.texts_in(data jsonb) returns text language plpgsql immutable parallel safe as $$
begin
  if data = '{}' then return ''; end if;
  return left((
    select string_agg(value #>> '{}', ' ') from jsonb_path_query(data, 'strict $.** ? (@.type() == "string")') as value
    where value #>> '{}' !~ '^[0-9a-f]{8}-[0-9a-f]{4}-|^\d{4}-\d\d-\d\dT'), 4000);
end $$;

-- What an id is found by among the words of an entry. Words have no "@", so that nobody types one; its end is enough, the column itself is compared too.
create function logs.mark(kind text, id uuid) returns text language sql immutable parallel safe
return '@' || kind || right(id::text, 12);

-- `door.opened` is about a door; what nobody filters by is about something else.
create function logs.subject_of(type text) returns text language sql immutable parallel safe
return case when split_part(type, '.', 1) in ('lock', 'door', 'battery', 'controller', 'location', 'rental', 'user', 'alert', 'company')
  then split_part(type, '.', 1) else 'other' end;

-- Everything that happened, of all modules. Names are kept as they were; ids may outlive what they name.
create table logs.log_entry (
  company_id    uuid not null,
  -- As exact as the cursor of a list that goes through JSON.
  at            timestamptz(3) not null,
  id            uuid not null,
  type          text not null,
  location_id   uuid,
  location_name text not null default '',
  lock_id       uuid,
  lock_name     text not null default '',
  controller_id uuid,
  person_id     uuid,
  person_name   text not null default '',
  order_number  text not null default '',
  data          jsonb not null default '{}',
  -- All that an entry can be found by, so that one index answers every mixture of filters.
  words         tsvector not null generated always as (array_to_tsvector(array_remove(
    logs.words_in(location_name || ' ' || lock_name || ' ' || person_name || ' ' || order_number || ' ' || logs.texts_in(data)) || array[
      '@t' || type, '@s' || logs.subject_of(type), '@o' || left(nullif(order_number, ''), 40), logs.mark('l', location_id), logs.mark('k', lock_id),
      logs.mark('c', controller_id), logs.mark('p', person_id)], null))) stored,
  primary key (company_id, at, id)
) partition by range (at);
-- A short list of what is not sorted in yet: a search reads all of it.
create index log_entry_search on logs.log_entry using gin (company_id, words) with (gin_pending_list_limit = 256);
create index log_entry_by_lock on logs.log_entry (company_id, lock_id, at, id) where lock_id is not null;
-- Rows lie in the order of their time: this tells which pages a stretch of time is on.
create index log_entry_by_time on logs.log_entry using brin (at) with (pages_per_range = 16, autosummarize = on);

-- What no partition was made for in time still finds a place.
create table logs.log_entry_default partition of logs.log_entry default;

-- What the log speaks of, under its latest name: to choose filters from, and to name what an entry knows only the id of.
create table logs.known_name (
  company_id uuid not null,
  kind       text not null check (kind in ('type', 'location', 'lock', 'controller', 'person')),
  id         text not null,
  name       text not null,
  -- A lock is at a location.
  parent_id  uuid,
  primary key (company_id, kind, id)
);

-- Only what is new is written, in one order: two writers who meet here wait for each other, never in a circle.
create function logs.keep_names() returns trigger language plpgsql as $$
begin
  insert into logs.known_name (company_id, kind, id, name, parent_id)
  select distinct on (said.company_id, said.kind, said.id) said.company_id, said.kind, said.id, said.name, said.parent_id
  from (
    select company_id, at, 'type' as kind, type as id, type as name, null::uuid as parent_id from added
    union all select company_id, at, 'location', location_id::text, location_name, null from added where location_id is not null
    union all select company_id, at, 'lock', lock_id::text, lock_name, location_id from added where lock_id is not null
    union all select company_id, at, 'person', person_id::text, person_name, null from added where person_id is not null
    union all select company_id, at, 'controller', controller_id::text, data ->> 'controllerName', null from added where controller_id is not null
  ) as said
  where said.name <> '' and not exists (
    select from logs.known_name as known
    where known.company_id = said.company_id and known.kind = said.kind and known.id = said.id
      and known.name = said.name and known.parent_id is not distinct from said.parent_id)
  order by said.company_id, said.kind, said.id, said.at desc
  on conflict (company_id, kind, id) do update set name = excluded.name, parent_id = excluded.parent_id;
  return null;
end $$;
create trigger keep_names after insert on logs.log_entry referencing new table as added
  for each statement execute function logs.keep_names();

-- The net under those who write audit entries: a value whose name speaks of a secret does not reach the log.
create function logs.without_secrets(given jsonb) returns jsonb language plpgsql immutable as $$
begin
  case jsonb_typeof(given)
    when 'object' then return (
      select coalesce(jsonb_object_agg(key, case
        when key ~* '(pass(word|wort|phrase)|secret|token|cookie|credential|recovery|hash|otp|iban|cvc|cardnumber|(^|[._])pin$)' then '"[redacted]"'
        else logs.without_secrets(value) end), '{}') from jsonb_each(given));
    when 'array' then return (select coalesce(jsonb_agg(logs.without_secrets(value)), '[]') from jsonb_array_elements(given));
    else return given;
  end case;
end $$;

-- Who changed a record appears in the log by itself, in the same transaction.
create function logs.copy_audit(entry kit.audit_entry) returns void language plpgsql as $$
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
      || case when entry.before is null then '{}' else jsonb_build_object('before', logs.without_secrets(entry.before)) end
      || case when entry.after is null then '{}' else jsonb_build_object('after', logs.without_secrets(entry.after)) end);
end $$;
create function logs.copy_new_audit() returns trigger language plpgsql as $$
begin
  perform logs.copy_audit(new);
  return null;
end $$;
create trigger copy_to_log after insert on kit.audit_entry for each row execute function logs.copy_new_audit();
-- What was written before there was a log.
select logs.copy_audit(audit_entry) from kit.audit_entry order by at;
