-- How one gets from the street to the boxes, in the customers' languages.
alter table locations.location
  add column directions jsonb not null default '{"de": "", "deDu": "", "en": "", "it": "", "ru": ""}';
