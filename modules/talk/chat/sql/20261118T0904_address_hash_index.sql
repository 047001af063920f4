-- without a transaction
-- Guests who begin a conversation are counted by the address they come from.
drop index concurrently if exists chat.conversation_guests_by_address;
create index concurrently conversation_guests_by_address on chat.conversation (company_id, address_hash, created_at)
  where order_id is null and kind = 'customer';
