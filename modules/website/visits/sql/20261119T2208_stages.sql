-- Steps on the way to an order (`shop/cart`), so that one sees where people leave. Counted as pages are: once a day for each visitor.
alter table visits.day_count drop constraint day_count_kind_check;
alter table visits.day_count add constraint day_count_kind_check
  check (kind in ('site', 'page', 'source', 'campaign', 'device', 'stage'));
