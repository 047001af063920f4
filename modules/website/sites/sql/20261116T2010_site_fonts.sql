-- What headings and texts are set in: one of a few pairs that go together.
alter table sites.site add column fonts text not null default 'clear'
  constraint site_fonts_known check (fonts in ('clear', 'elegant', 'warm', 'modern', 'strong', 'friendly'));
