-- A change that carries a key is done once: who sends it again gets the answer of the first. Written in the transaction of the change, so
-- that it is there when the change is, and a second one at the same moment waits for it. Dropped after a day.
create table kit.repeat (
  company_id uuid not null,
  -- Who asked; empty for a visitor of a site.
  caller_id  text not null,
  -- Method and path of the contract.
  endpoint   text not null,
  -- Keyed hashes: of the key, and of everything else that was sent.
  key_hash   text not null,
  input_hash text not null,
  -- Sealed, since an answer may hold secrets.
  answer     text,
  at         timestamptz not null,
  primary key (company_id, caller_id, endpoint, key_hash)
);
create index repeat_by_age on kit.repeat (company_id, at);
