create schema automation;

create table automation.rule (
  company_id    uuid not null,
  id            uuid not null,
  board_id      uuid not null,
  name          text not null check (name <> ''),
  trigger_kind  text not null check (trigger_kind in ('card_added', 'card_moved', 'label_set', 'due_soon', 'alert_raised', 'order_status',
    'rental_overrun', 'form_sent', 'weekly')),
  -- When, if, then: contract.ts says what they hold.
  trigger       jsonb not null,
  conditions    jsonb not null check (jsonb_typeof(conditions) = 'array'),
  actions       jsonb not null check (jsonb_typeof(actions) = 'array' and jsonb_array_length(actions) > 0),
  delay_minutes integer not null check (delay_minutes between 0 and 43200),
  -- The suggestion it was made from.
  ready         text,
  -- What happened before is no reason to do something; null while it is switched off.
  active_since  timestamptz,
  changed_at    timestamptz not null,
  changed_by    text not null,
  removed_at    timestamptz,
  primary key (company_id, id),
  foreign key (company_id, board_id) references boards.board (company_id, id),
  constraint rule_removed_is_off check (removed_at is null or active_since is null)
);
create index rule_active on automation.rule (company_id, trigger_kind) where active_since is not null;
create index rule_of_board on automation.rule (company_id, board_id) where removed_at is null;

-- What a rule has to do, has done, or was kept from doing: the event queue and its log.
create table automation.run (
  company_id   uuid not null,
  id           uuid not null,
  rule_id      uuid not null,
  rule_name    text not null,
  board_id     uuid not null,
  -- What brought it on. The same occurrence never runs a rule twice.
  key          text not null,
  -- The card it is about, or has made.
  card_id      uuid,
  -- Automation label of that card when it began to wait.
  label3       text not null default '',
  subject_kind text not null check (subject_kind in ('card', 'alert', 'order', 'rental', 'inquiry', 'calendar')),
  subject_id   uuid,
  subject_name text not null,
  facts        jsonb not null,
  codes        jsonb not null,
  links        jsonb not null default '[]',
  occurred_at  timestamptz not null,
  due_at       timestamptz not null,
  ended_at     timestamptz,
  state        text not null check (state in ('waiting', 'done', 'skipped', 'failed', 'cancelled', 'stopped', 'undone')),
  -- The rules that led here, this one included.
  chain        uuid[] not null,
  effects      jsonb not null default '[]' check (jsonb_typeof(effects) = 'array'),
  -- The refusal it met: {code, params}.
  problem      jsonb,
  primary key (company_id, id),
  foreign key (company_id, rule_id) references automation.rule (company_id, id),
  foreign key (company_id, card_id) references boards.card (company_id, id),
  constraint run_once unique (company_id, rule_id, key),
  constraint run_ended check ((state = 'waiting') = (ended_at is null))
);
create index run_of_board on automation.run (company_id, board_id, id desc);
create index run_of_card on automation.run (company_id, card_id, id desc) where card_id is not null;
create index run_of_rule on automation.run (company_id, rule_id, occurred_at);
