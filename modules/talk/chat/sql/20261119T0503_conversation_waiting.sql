-- without a transaction
drop index concurrently if exists chat.conversation_waiting;
-- Those who wait for an answer are few among many conversations.
create index concurrently conversation_waiting on chat.conversation (company_id, waiting_since) where waiting_since is not null;
