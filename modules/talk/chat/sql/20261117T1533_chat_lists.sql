-- The newest first: of everybody, for the search; and of one person.
create index conversation_newest on chat.conversation (company_id, last_at desc, id desc);
create index conversation_of_person on chat.conversation (company_id, assignee_id, state, last_at desc, id desc) where assignee_id is not null;
-- Put off, by when that is over: whose time has come is open again.
create index conversation_resting on chat.conversation (company_id, snoozed_until) where state = 'snoozed';
