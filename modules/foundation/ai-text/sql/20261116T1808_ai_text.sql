-- What each company has had written for it, and what that cost.
create schema ai_text;

create table ai_text.usage (
  company_id     uuid not null references companies.company (id),
  -- The first day.
  month          date not null check (extract(day from month) = 1),
  texts          integer not null default 0 check (texts >= 0),
  input_tokens   bigint not null default 0 check (input_tokens >= 0),
  output_tokens  bigint not null default 0 check (output_tokens >= 0),
  -- Asked for and not answered yet: what they may need at most counts against the limit until it is known.
  reserved_tokens bigint not null default 0 check (reserved_tokens >= 0),
  primary key (company_id, month)
);
