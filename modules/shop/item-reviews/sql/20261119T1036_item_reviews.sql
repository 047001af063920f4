-- Reviews of items by those who bought them.
create schema item_reviews;

create table item_reviews.review (
  company_id    uuid not null,
  id            uuid not null,
  item_id       uuid not null,
  -- The purchase that proves it, and the position of the line in that order. Null once the customer is erased.
  order_id      uuid,
  line          integer,
  customer_id   uuid,
  stars         integer not null check (stars between 1 and 5),
  title         text not null default '',
  text          text not null default '',
  -- As it is shown; empty: nameless.
  name          text not null default '',
  language      text not null,
  state         text not null default 'waiting' check (state in ('waiting', 'published', 'rejected')),
  -- Why it is not shown; a low rating is none of the reasons.
  reason        text check (reason in ('insult', 'personal_data', 'advertising', 'off_topic', 'unlawful')),
  -- The shop's answer, shown below the review.
  reply         text not null default '',
  replied_at    timestamptz,
  created_at    timestamptz not null,
  -- When its text was last written; the order of lists.
  written_at    timestamptz not null,
  decided_at    timestamptz,
  decided_by    uuid,
  decided_name  text not null default '',
  search_text   text generated always as (lower(title || ' ' || text || ' ' || name)) stored,
  version       integer not null default 1,
  primary key (company_id, id),
  constraint review_item foreign key (company_id, item_id) references catalog.item (company_id, id),
  constraint review_order foreign key (company_id, order_id) references orders.customer_order (company_id, id),
  constraint review_once unique (company_id, item_id, customer_id),
  constraint review_once_per_line unique (company_id, order_id, line),
  constraint review_author check ((order_id is null) = (line is null) and (order_id is null) = (customer_id is null)),
  -- Who was erased leaves no name, and nothing that nobody has decided about.
  constraint review_erased check (order_id is not null or (state <> 'waiting' and name = '')),
  constraint review_rejected check ((state = 'rejected') = (reason is not null)),
  constraint review_decided check ((state = 'waiting') = (decided_at is null)),
  constraint review_replied check ((reply = '') = (replied_at is null))
);
create index review_by_time on item_reviews.review (company_id, written_at desc, id desc);
create index review_waiting on item_reviews.review (company_id, written_at desc, id desc) where state = 'waiting';
create index review_of_item on item_reviews.review (company_id, item_id, stars, written_at desc, id desc) where state = 'published';
create index review_of_customer on item_reviews.review (company_id, customer_id) where customer_id is not null;

-- Sums over the published reviews of an item: lists of items read them instead of the reviews.
create table item_reviews.rating (
  company_id uuid not null,
  item_id    uuid not null,
  reviews    integer not null check (reviews >= 0),
  stars      integer not null check (stars >= 0),
  primary key (company_id, item_id),
  constraint rating_item foreign key (company_id, item_id) references catalog.item (company_id, id),
  constraint rating_plausible check (stars between reviews and 5 * reviews)
);

-- What a shop has set otherwise than its trade has it.
create table item_reviews.setting (
  company_id uuid not null references companies.company (id),
  is_on      boolean not null,
  -- Days from the handover to the mail that asks for a review; null: no mails.
  mail_days  integer check (mail_days between 1 and 60),
  primary key (company_id)
);

-- Orders whose customers were asked by mail: once each.
create table item_reviews.request (
  company_id uuid not null,
  order_id   uuid not null,
  asked_at   timestamptz not null,
  primary key (company_id, order_id),
  constraint request_order foreign key (company_id, order_id) references orders.customer_order (company_id, id)
);

-- Customers who do not want to be asked by mail (§ 7 UWG, Art. 21 GDPR).
create table item_reviews.objection (
  company_id  uuid not null,
  customer_id uuid not null,
  objected_at timestamptz not null,
  primary key (company_id, customer_id)
);
