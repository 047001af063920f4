-- Where a guest began a conversation: keyed, so that the table names nobody's address. How many begin from one place is counted by it.
alter table chat.conversation add column address_hash text not null default '';
