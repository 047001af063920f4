alter table board_links.link drop constraint link_kind_check;
alter table board_links.link add constraint link_kind_check check (kind in ('box', 'rental', 'order', 'customer', 'alert'));
