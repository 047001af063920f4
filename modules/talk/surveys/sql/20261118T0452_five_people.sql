-- Five answers of one person are not five people. Until a group is counted it is known which of its answers came from the same browser (keyed, per
-- survey) and which by invitation: these are groups of their own. Nothing of it is kept once they are counted.
alter table surveys.answer
  add column browser text not null default '',
  add column is_invited boolean not null default false,
  add constraint answer_counted_of_nobody check (not is_counted or (browser = '' and not is_invited));
