-- Calls over HTTP, in and out, without their secrets. Kept by day, and dropped by day.
create table logs.request_log (
  company_id      uuid not null,
  at              timestamptz(3) not null,
  id              uuid not null,
  direction       text not null check (direction in ('in', 'out')),
  method          text not null,
  url             text not null,
  -- Null: no answer came.
  status          int,
  milliseconds    int not null,
  request_id      text not null,
  person_name     text not null,
  replay_of       uuid,
  is_redacted     boolean not null,
  is_whole        boolean not null,
  error           text not null,
  request_headers jsonb not null,
  request_body    text not null,
  answer_headers  jsonb not null,
  answer_body     text not null,
  words           tsvector not null generated always as (array_to_tsvector(
    logs.words_in(url || ' ' || person_name || ' ' || request_id || ' ' || error) || array[
      '@d' || direction, '@m' || method,
      '@r' || case when status is null or status >= 500 then 'failed' when status >= 400 then 'refused' else 'ok' end])) stored,
  primary key (company_id, at, id)
) partition by range (at);
create index request_log_by_id on logs.request_log (company_id, id);
create index request_log_search on logs.request_log using gin (company_id, words) with (gin_pending_list_limit = 256);
create table logs.request_log_default partition of logs.request_log default;

-- Hosts that a company's staff may let the server call.
create table logs.allowed_host (
  company_id uuid not null,
  host       text not null,
  primary key (company_id, host)
);
