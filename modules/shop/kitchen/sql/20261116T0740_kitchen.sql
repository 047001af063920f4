create schema kitchen;

-- From when on it worries somebody that nobody accepts, and when printers print.
create table kitchen.setting (
  company_id         uuid not null primary key,
  unaccepted_minutes integer not null check (unaccepted_minutes between 1 and 120),
  is_mailing         boolean not null,
  pause_minutes      integer check (pause_minutes in (15, 30, 60)),
  prints_on          text not null check (prints_on in ('new', 'accepted', 'never'))
);

-- Orders that nobody accepted in time: each is told of once.
create table kitchen.unaccepted (
  company_id uuid not null,
  order_id   uuid not null,
  at         timestamptz not null,
  primary key (company_id, order_id),
  foreign key (company_id, order_id) references fulfilment.fulfilment (company_id, order_id)
);

create table kitchen.printer (
  company_id uuid not null,
  id         uuid not null,
  name       text not null check (name <> ''),
  kind       text not null check (kind in ('star', 'epson')),
  prints     text[] not null check (cardinality(prints) > 0 and prints <@ array['kitchen', 'packing']),
  columns    integer not null check (columns in (32, 42, 48)),
  -- Of the secret address.
  key_hash   text not null,
  seen_at    timestamptz,
  status     text not null default '',
  created_at timestamptz not null,
  primary key (company_id, id)
);
-- A printer has nothing but its secret address.
create unique index printer_by_key on kitchen.printer (key_hash);

-- What waits for a printer, and what became of it.
create table kitchen.print_job (
  company_id uuid not null,
  id         uuid not null,
  printer_id uuid not null,
  -- Null: a few lines to try it.
  order_id   uuid,
  kind       text not null check (kind in ('kitchen', 'packing', 'test')),
  -- 0 comes by itself, once; every other was asked for.
  copy       integer not null check (copy >= 0),
  state      text not null default 'waiting' check (state in ('waiting', 'printed', 'failed')),
  -- The lines, as they are printed.
  content    jsonb not null,
  created_at timestamptz not null,
  -- When the printer took it the last time; it is offered again when nothing is heard of it.
  sent_at    timestamptz,
  tries      integer not null default 0,
  ended_at   timestamptz,
  error      text not null default '',
  primary key (company_id, id),
  foreign key (company_id, printer_id) references kitchen.printer (company_id, id) on delete cascade,
  constraint print_job_order check ((order_id is null) = (kind = 'test'))
);
create unique index print_job_once on kitchen.print_job (company_id, printer_id, order_id, kind, copy) where order_id is not null;
create index print_job_waiting on kitchen.print_job (company_id, printer_id, created_at) where state = 'waiting';
